declare module 'virtual:focus.css'
