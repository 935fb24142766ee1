/** Bytes of a text, one character a byte. */
export const bytesDe = (texto: string): Uint8Array => Uint8Array.from(texto, (c) => c.charCodeAt(0))

export function junta(...partes: readonly (string | Uint8Array)[]): Uint8Array {
  const all = partes.map((parte) => (typeof parte === 'string' ? bytesDe(parte) : parte))
  const out = new Uint8Array(all.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const parte of all) {
    out.set(parte, at)
    at += parte.length
  }
  return out
}

/** Filler bytes up to a size. */
export const relleno = (largo: number, con = 0x20) => new Uint8Array(Math.max(0, largo)).fill(con)

const segmento = (marca: number, datos: string) =>
  junta(Uint8Array.of(0xff, marca, (datos.length + 2) >> 8, (datos.length + 2) & 0xff), datos)

const SOI = '\xff\xd8'
export const EOI = '\xff\xd9'
export const jfif = segmento(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
/** EXIF data with a thumbnail that is a whole JPG. */
export const exif = segmento(0xe1, `Exif\0\0${SOI}miniatura${EOI}`)
const marco = (medidas: string) => segmento(0xc0, `\x08${medidas}\x01\x01\x11\0`)
const barrido = segmento(0xda, '\x01\x01\0\0\x3f\0')

/** JPG of one pixel; `datos`: bytes of the image; `medidas`: its height and width, two bytes each. */
export const jpg = ({
  antes = [jfif],
  datos = '\x12\x34\xff\0\x56',
  medidas = '\0\x01\0\x01',
  fin = EOI,
}: Partes = {}) => junta(SOI, ...antes, marco(medidas), barrido, datos, fin)

interface Partes {
  readonly antes?: readonly Uint8Array[]
  readonly datos?: string | Uint8Array
  readonly medidas?: string
  readonly fin?: string
}

/** JPG of so many bytes. */
export const jpgDe = (largo: number) => jpg({ datos: relleno(largo - jpg({ datos: '' }).length, 0x11) })

const gifCabeza = (version: string, banderas = '\x80') =>
  `GIF${version}\x01\0\x01\0${banderas}\0\0${banderas === '\x80' ? '\0\0\0\xff\xff\xff' : ''}`
const gifImagen = '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0'

/** GIF of one pixel. */
export const gif = (version = '89a', cuerpo = gifImagen, fin = '\x3b') => junta(gifCabeza(version), cuerpo, fin)
export const gifSinTabla = junta(gifCabeza('89a', '\0'), gifImagen, '\x3b')
export const gifAnimado = gif('89a', `\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0${gifImagen}${gifImagen}`)

/** PDF of one empty page, with a correct index. `dentro`: an additional object. */
export function pdf({ version = '1.4', dentro = '', fin = '\n' } = {}): Uint8Array {
  const cuerpo = [
    `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`,
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>\nendobj\n',
    ...(dentro ? [`4 0 obj\n<< /Length ${dentro.length} >>\nstream\n${dentro}\nendstream\nendobj\n`] : []),
  ]
  const lugares = cuerpo.map((_, i) => cuerpo.slice(0, i).join('').length).slice(1)
  const indice = lugares.map((n) => `${String(n).padStart(10, '0')} 00000 n \n`).join('')
  const objetos = lugares.length + 1
  return junta(
    cuerpo.join(''),
    `xref\n0 ${objetos}\n0000000000 65535 f \n${indice}`,
    `trailer\n<< /Size ${objetos} /Root 1 0 R >>\nstartxref\n${cuerpo.join('').length}\n%%EOF${fin}`,
  )
}

/** PDF of so many bytes. */
export const pdfDe = (largo: number) => {
  const casi = pdf({ dentro: 'x'.repeat(largo - 1000) })
  return pdf({ dentro: 'x'.repeat(largo - 1000 + largo - casi.length) })
}

/** ZIP with one uncompressed file. `antes`: number of bytes that will precede it. */
export function zip(nombre = 'a.txt', contenido = 'hola', antes = 0): Uint8Array {
  const corto = (n: number) => String.fromCharCode(n & 0xff, (n >> 8) & 0xff)
  const largo = (n: number) => corto(n) + corto(n >>> 16)
  const medidas = largo(0) + largo(contenido.length) + largo(contenido.length) + corto(nombre.length) + corto(0)
  const local = `PK\x03\x04${corto(20)}${corto(0)}${corto(0)}${largo(0)}${medidas}${nombre}${contenido}`
  const central = `PK\x01\x02${corto(20)}${corto(20)}${corto(0)}${corto(0)}${largo(0)}${medidas}${corto(0).repeat(3)}${largo(0)}${largo(antes)}${nombre}`
  const fin = `PK\x05\x06${corto(0)}${corto(0)}${corto(1)}${corto(1)}${largo(central.length)}${largo(antes + local.length)}${corto(0)}`
  return bytesDe(local + central + fin)
}
