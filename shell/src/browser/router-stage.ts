/** The parts of the router that the start needs, evaluated in a separate task. */
export { createBrowserRouter, RouterProvider } from 'react-router-dom';
