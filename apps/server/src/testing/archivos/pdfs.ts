import { deflateSync } from 'node:zlib'
import { type EncryptionAlgorithm, PDFDocument, PDFString } from '@cantoo/pdf-lib'
import { build } from '../certificados/hostiles.ts'

const hojas = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const hoja = (mas = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${mas} >>`
const catalogo = (mas = '') => `<< /Type /Catalog /Pages 2 0 R ${mas} >>`

interface Partes {
  /** Extra entries of the catalogue and of the page. */
  readonly raiz?: string
  readonly pagina?: string
  /** Objects from number 4 on. */
  readonly mas?: readonly (string | Buffer)[]
}

/** A valid PDF of one page, with a cross-reference table. */
export const hecho = ({ raiz, pagina, mas = [] }: Partes = {}) => build([catalogo(raiz), hojas, hoja(pagina), ...mas])

/** A stream object as written in a file. */
export const flujo = (dict: string, bytes: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream'),
  ])

interface Paquete {
  /** Entries of the object stream, its filter included, and the matching compression. */
  readonly dict?: string
  readonly empaca?: (bytes: Buffer) => Uint8Array
  /** Objects from number 5 on, outside of the object stream. */
  readonly mas?: readonly string[]
}

/**
 * A PDF with cross-reference stream. Its catalogue, with the extra entries of `raiz`, is in an object stream (object
 * 4).
 */
export function empaquetado(
  raiz: string,
  { dict = '/Type /ObjStm /Filter /FlateDecode', ...rest }: Paquete = {},
): Buffer {
  const { empaca = deflateSync, mas = [] } = rest
  const dentro = catalogo(raiz)
  const cabeza = '1 0 '
  const paquete = flujo(`${dict} /N 1 /First ${cabeza.length}`, empaca(Buffer.from(cabeza + dentro)))
  const partes = [Buffer.from('%PDF-1.7\n')]
  const lugares: number[] = []
  const largo = () => partes.reduce((suma, { length }) => suma + length, 0)
  for (const [i, objeto] of [hojas, hoja(), paquete, ...mas].entries()) {
    lugares.push(largo())
    partes.push(Buffer.concat([Buffer.from(`${i + 2} 0 obj\n`), Buffer.from(objeto), Buffer.from('\nendobj\n')]))
  }
  const indice = largo()
  const filas = [[0, 0, 0], [2, 4, 0], ...lugares.map((lugar) => [1, lugar, 0]), [1, indice, 0]]
  const tabla = Buffer.from(
    filas.flatMap(([tipo = 0, lugar = 0]) =>
      [tipo, lugar >> 24, lugar >> 16, lugar >> 8, lugar, 0].map((n) => n & 255),
    ),
  )
  const numero = filas.length - 1
  partes.push(Buffer.from(`${numero} 0 obj\n`))
  partes.push(flujo(`/Type /XRef /Size ${filas.length} /Root 1 0 R /W [1 4 1]`, tabla))
  partes.push(Buffer.from(`\nendobj\nstartxref\n${indice}\n%%EOF\n`))
  return Buffer.concat(partes)
}

/** Rows of 16 bytes with a PNG predictor: unchanged (0), or the difference from the row before (2). */
export function conPredictor(bytes: Buffer, predictor: 0 | 1 | 2): Buffer {
  const filas = Math.ceil(bytes.length / 16)
  const lleno = Buffer.alloc(filas * 16, 32)
  bytes.copy(lleno)
  const antes = {
    0: () => 0,
    1: (at: number) => (at % 16 ? (lleno[at - 1] ?? 0) : 0),
    2: (at: number) => lleno[at - 16] ?? 0,
  }
  const out = Array.from({ length: filas }, (_, fila) => [
    predictor,
    ...Array.from({ length: 16 }, (_sin, i) => ((lleno[fila * 16 + i] ?? 0) - antes[predictor](fila * 16 + i)) & 255),
  ])
  return Buffer.from(out.flat())
}

interface Cifrado {
  readonly algorithm: EncryptionAlgorithm
  /** Absent: no password to open it, only an owner password. */
  readonly clave?: string
  readonly enPaquetes?: boolean
  readonly programa?: boolean
  readonly enlace?: string
}

/** An encrypted PDF, as PDF programs write it. */
export async function cifrado({
  algorithm,
  clave = '',
  enPaquetes = false,
  programa,
  enlace,
}: Cifrado): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const page = document.addPage([300, 200])
  page.drawText('Hola')
  if (programa) document.addJavaScript('uno', 'app.alert(1)')
  if (enlace) {
    const accion = document.context.obj({ S: 'URI', URI: PDFString.of(enlace) })
    const annotation = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: accion })
    page.node.addAnnot(document.context.register(annotation))
  }
  document.encrypt({
    algorithm,
    allowWeakCryptography: true,
    permissions: {},
    userPassword: clave,
    ownerPassword: 'del dueño',
  })
  return await document.save({ useObjectStreams: enPaquetes })
}
