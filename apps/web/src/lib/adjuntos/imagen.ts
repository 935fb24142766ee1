import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'

/** The longer side of an image, in dots: a page of letter size at 200 dots an inch. */
const LADO = 2200
const CALIDADES = [0.85, 0.7, 0.55]
const MENOR = 600

async function dibujada(image: ImageBitmap, lado: number): Promise<HTMLCanvasElement> {
  const escala = Math.min(1, lado / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * escala))
  canvas.height = Math.max(1, Math.round(image.height * escala))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('el navegador no dibuja')
  // a JPG has no transparency: what had would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const comoJpg = (canvas: HTMLCanvasElement, calidad: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError('sin imagen'))), 'image/jpeg', calidad)
  })

/**
 * An image as a JPG that fits in 2 MB, drawn again in this browser: upright, smaller where it must be, and without
 * what the camera had noted in it (where it was taken, among others). Throws when the browser cannot open it.
 */
export async function comoJpgQueCabe(file: File): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (let lado = LADO; lado >= MENOR; lado = Math.round(lado * 0.75)) {
      const canvas = await dibujada(image, lado)
      for (const calidad of CALIDADES) {
        const jpg = await comoJpg(canvas, calidad)
        if (jpg.size <= TAMANO_MAXIMO)
          return new File([jpg], file.name.replace(/\.\w+$/, '').concat('.jpg'), { type: 'image/jpeg' })
      }
    }
    throw new TypeError('no cabe')
  } finally {
    image.close()
  }
}
