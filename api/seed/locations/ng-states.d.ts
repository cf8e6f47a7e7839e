declare module 'ng-states' {
  const states: unknown;
  export default states;
}
