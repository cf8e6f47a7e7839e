/** What the start of the shop needs of the router, evaluated in a task of its own. */
export { createBrowserRouter, RouterProvider } from 'react-router-dom';
