/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 714
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Hello)
});

;// external "react/jsx-runtime"
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
// EXTERNAL MODULE: external "@nkm/platform"
var platform_ = __webpack_require__(910);
;// external "react"
const external_react_namespaceObject = require("react");
;// ./src/routes/hello.module.css
// Exports
/* harmony default export */ const hello_module = ({
	"hello": `H_W5iX`
});

;// ./src/routes/hello.tsx




function Hello({ data }) {
    const money = (0,platform_.useMoney)();
    const [count, setCount] = (0,external_react_namespaceObject.useState)(0);
    return ((0,jsx_runtime_namespaceObject.jsxs)("main", { className: hello_module.hello, children: [(0,jsx_runtime_namespaceObject.jsx)("h1", { children: data.greeting }), (0,jsx_runtime_namespaceObject.jsx)("button", { type: "button", onClick: () => setCount(count + 1), children: money(count) })] }));
}


/***/ },

/***/ 910
(module) {

module.exports = require("@nkm/platform");

/***/ }

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	const __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		const cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		const module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  routes: () => (/* reexport */ routes)
});

// EXTERNAL MODULE: external "@nkm/platform"
var platform_ = __webpack_require__(910);
;// ./src/expose/routes.ts

const routes = [
    (0,platform_.defineRoute)({
        id: 'hello',
        path: '/hello',
        title: 'Hello',
        access: 'open',
        frame: 'full',
        public: true,
        load: async () => ({ greeting: 'Good morning' }),
        screen: () => Promise.resolve(/* import() eager */).then(() => (__webpack_require__(714))),
    }),
];

;// data:text/javascript,export%20*%20from%20'.%2Fsrc%2Fexpose%2Froutes.ts'%3B

module.exports = __webpack_exports__;
/******/ })()
;