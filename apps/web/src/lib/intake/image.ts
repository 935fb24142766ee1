import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'

/** The longer side of an image, in dots: a page of letter size at 200 dots an inch. */
const SIDE = 2200
const QUALITIES = [0.85, 0.7, 0.55]
const SMALLEST = 600

async function drawn(image: ImageBitmap, side: number): Promise<HTMLCanvasElement> {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('el navegador no dibuja')
  // a JPG has no transparency: transparent parts would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const asJpg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError('sin imagen'))), 'image/jpeg', quality)
  })

/**
 * Image as a JPG that fits in 2 MB, redrawn in this browser: upright, smaller if needed, and without the camera's
 * metadata (such as its location). Throws when the browser cannot open it.
 */
export async function jpgThatFits(file: File): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let side = SIDE; side >= SMALLEST; side = Math.round(side * 0.75)) {
      const canvas = await drawn(image, side)
      for (const quality of QUALITIES) {
        const jpg = await asJpg(canvas, quality)
        if (jpg.size <= TAMANO_MAXIMO)
          return new File([jpg], file.name.replace(/\.\w+$/, '').concat('.jpg'), { type: 'image/jpeg' })
      }
    }
    throw new TypeError('no cabe')
  } finally {
    image.close()
  }
}
