import { constants, deflateSync } from 'node:zlib'

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function build(objetos: readonly (string | Buffer)[]): Buffer {
  const partes = [Buffer.from('%PDF-1.4\n')]
  const lugares: number[] = []
  let largo = partes[0]?.length ?? 0
  for (const [at, objeto] of objetos.entries()) {
    const parte = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(objeto), Buffer.from('\nendobj\n')])
    lugares.push(largo)
    largo += parte.length
    partes.push(parte)
  }
  const tabla = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  const fin = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${tabla}trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${largo}\n%%EOF`
  return Buffer.concat([...partes, Buffer.from(fin)])
}

const catalogo = '<< /Type /Catalog /Pages 2 0 R >>'
const letra = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF whose pages share one content stream, plain or deflated. */
function conContenido(contenido: Buffer, paginas = 1): Buffer {
  const hijos = Array.from({ length: paginas }, (_, i) => `${i + 5} 0 R`).join(' ')
  const pagina =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>'
  const corriente = Buffer.concat([
    Buffer.from(`<< /Length ${contenido.length} /Filter /FlateDecode >>\nstream\n`),
    contenido,
    Buffer.from('\nendstream'),
  ])
  const hojas = `<< /Type /Pages /Kids [${hijos}] /Count ${paginas} >>`
  return build([catalogo, hojas, corriente, letra, ...Array.from({ length: paginas }, () => pagina)])
}

/** An endless deflate stream that inflates to a piece `veces` times; only the piece itself is compressed. */
function sinFin(pieza: string | Buffer, veces: number): Buffer {
  const una = deflateSync(pieza, { finishFlush: constants.Z_FULL_FLUSH })
  const cabecera = una.subarray(0, 2)
  return Buffer.concat([cabecera, ...Array<Buffer>(veces).fill(una.subarray(cabecera.length))])
}

const MEGA = 1_048_576

/** The same short text on 200 pages. */
export const doscientasPaginas = () => conContenido(deflateSync('BT /F1 12 Tf 72 700 Td (Hola) Tj ET'), 200)

/** Half a gigabyte of blanks, deflated to half a megabyte. */
export const corrienteSinFin = () => conContenido(sinFin(Buffer.alloc(MEGA, 32), 512))

/** A million words, each drawn by its own operator. */
export const textoSinFin = () =>
  conContenido(sinFin(`BT /F1 12 Tf ${'1 0 0 1 72 700 Tm (cotizaciones) Tj '.repeat(10_000)} ET `, 100))

/** Half a million nested arrays. */
export const anidado = () => build([`<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(500_000)} >>`, '<< >>'])

/** A page without text. */
export const soloImagen = () => conContenido(deflateSync('q 100 0 0 100 0 0 cm Q'))

/** The header of a PDF without valid content. */
export const danado = () => Buffer.from('%PDF-1.7\nesto no es un documento')
