import { getMetadata, imagetools, resolveConfigs, setMetadata, type TransformFactory } from 'vite-imagetools'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { photos } from '../src/content/photos.ts'

/**
 * The shapes in which photographs are imported (`?preset=NAME`): widths in px. Narrow screens get full-bleed photographs
 * cut to 4:5 around the focal point, so that they load what they show; 728: a phone of 412 px at density 1.75 needs 721.
 */
const presets: Record<string, Record<string, string>> = {
  wide: { w: '800;1200;1600;1920', format: 'avif;webp;jpeg', as: 'picture' },
  narrow: { crop: '0.8', w: '480;728;960', format: 'avif;webp', as: 'picture' },
  tile: { w: '360;560;840;1120;1600', format: 'avif;webp;jpeg', as: 'picture' },
}

const placeholder = /\?preset=placeholder$/

/** Chosen by eye and bytes on the ten gallery photographs: below these, walnut grain smears and plaster bands. */
const quality: Record<string, string> = { avif: '58', webp: '76', jpeg: '78' }

/** Cuts to the aspect ratio `crop` (width / height) so that the focal point `focus` (x,y) stays as central as it can. */
const cropToFocus: TransformFactory = (config) => {
  const { crop, focus } = config as { crop?: string; focus?: string }
  if (!crop || !focus) return undefined
  return (image) => {
    const width = Number(getMetadata(image, 'width'))
    const height = Number(getMetadata(image, 'height'))
    const [x = 0.5, y = 0.5] = focus.split(',').map(Number)
    const cutWidth = Math.min(width, Math.round(height * Number(crop)))
    const cutHeight = Math.min(height, Math.round(width / Number(crop)))
    const within = (start: number, room: number) => Math.round(Math.min(Math.max(0, start), room))
    setMetadata(image, 'width', cutWidth)
    setMetadata(image, 'height', cutHeight)
    return image.extract({
      left: within(x * width - cutWidth / 2, width - cutWidth),
      top: within(y * height - cutHeight / 2, height - cutHeight),
      width: cutWidth,
      height: cutHeight,
    })
  }
}

const focusSheet = 'virtual:focus.css'

/** The style sheet `virtual:focus.css`: a class per photograph that keeps its focal point in view when it is cropped. */
export function focalPoints(): Plugin {
  return {
    name: 'focal-points',
    resolveId: (id) => (id === focusSheet ? `\0${focusSheet}` : undefined),
    load: (id) =>
      id === `\0${focusSheet}`
        ? `@layer components {${Object.entries(photos)
            .map(([name, { focus }]) => `.focus-${name}{object-position:${focus.x * 100}% ${focus.y * 100}%}`)
            .join('')}}`
        : undefined,
  }
}

/**
 * Photographs in AVIF, WebP and JPEG from the masters, by vite-imagetools; encoded once, then cached in node_modules. The
 * prerenderer's bundle takes the addresses from the client's: even from the cache, each photograph costs a master's decoding.
 */
export function photographs(): Plugin[] {
  const modules = new Map<string, string>()
  const encoder = imagetools({
    exclude: placeholder,
    defaultDirectives: (url) => {
      const preset = presets[url.searchParams.get('preset') ?? '']
      if (!preset) return new URLSearchParams()
      const name = url.pathname.replace(/^.*\/|\.jpg$/g, '')
      const { focus } = photos[name as keyof typeof photos] ?? { focus: { x: 0.5, y: 0.5 } }
      return new URLSearchParams({ ...preset, ...(preset.crop && { focus: `${focus.x},${focus.y}` }) })
    },
    extendTransforms: (builtins) => [cropToFocus, ...builtins],
    resolveConfigs: (entries, formats) => {
      const configs = resolveConfigs(entries, formats)
      const widths = [...new Set(configs.map(({ w }) => Number(w)))].toSorted((one, other) => one - other)
      // One size each for the few browsers without AVIF (before 2024) and without WebP (before 2020): every address more
      // is a part of the page that all others load before its first photograph.
      const only: Record<string, number | undefined> = {
        webp: widths[widths.length >> 1],
        jpeg: widths.at(-1),
      }
      return configs
        .filter(({ format, w }) => [undefined, Number(w)].includes(only[String(format)]))
        .map((config) => ({ ...config, quality: quality[String(config.format)] ?? '' }))
    },
  }) as Plugin
  const inClient = { applyToEnvironment: ({ name }: { name: string }) => name === 'client' }
  return [
    { ...encoder, ...inClient },
    {
      name: 'placeholders',
      enforce: 'pre',
      ...inClient,
      async load(id) {
        if (!placeholder.test(id)) return
        // Shown blurred, so about 70 bytes do. Not by imagetools: its cache costs more than this.
        const bytes = await sharp(id.replace(placeholder, '')).resize(8).webp({ quality: 50 }).toBuffer()
        return `export default ${JSON.stringify(`data:image/webp;base64,${bytes.toString('base64')}`)}`
      },
    },
    {
      name: 'photograph-addresses',
      ...inClient,
      transform(code, id) {
        if (id.includes('?preset=')) modules.set(id, code)
      },
      generateBundle() {
        for (const [id, code] of modules)
          modules.set(
            id,
            code.replaceAll(/__VITE_ASSET__([\w$]+)__/g, (_, file: string) => `/${this.getFileName(file)}`),
          )
      },
    },
    {
      name: 'photographs-of-the-client',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'ssr',
      load: (id) => modules.get(id),
    },
  ]
}
