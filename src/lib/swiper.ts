// Its own chunk: imported by the carousel when the page is live.
export { default as Swiper } from 'swiper'
export { Autoplay, EffectFade } from 'swiper/modules'
