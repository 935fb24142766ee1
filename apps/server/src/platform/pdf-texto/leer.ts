import { getDocumentProxy } from 'unpdf'
import type { FallaDeLectura, Lectura, Pedido } from './lectura.ts'
import { lineasDe, type Trozo } from './lineas.ts'

type Documento = Awaited<ReturnType<typeof getDocumentProxy>>
type Pagina = Awaited<ReturnType<Documento['getPage']>>

const ilegible = (falla: FallaDeLectura): Lectura => ({ legible: false, falla })

async function intentar(pdf: Uint8Array, password?: string): Promise<Documento | FallaDeLectura> {
  try {
    // pdf.js keeps the bytes it is given
    return await getDocumentProxy(pdf.slice(), { verbosity: 0, ...(password ? { password } : {}) })
  } catch (error) {
    if ((error as Error).name !== 'PasswordException') return 'danado'
    return password ? 'clave' : 'protegido'
  }
}

/** Opens it as it is first: a document that anybody may open is no worse for a password that was typed. */
async function abrir({ pdf, clave }: Pedido): Promise<Documento | FallaDeLectura> {
  const abierto = await intentar(pdf)
  return abierto === 'protegido' && clave ? await intentar(pdf, clave) : abierto
}

async function trozosDe(pagina: Pagina): Promise<Trozo[]> {
  const { items } = await pagina.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ texto: item.str, x, y, ancho: item.width, alto: item.height }]
  })
}

/** Reads a document in this thread, for as long as it takes: one that came from outside is read by lector.ts. */
export async function leer(pedido: Pedido): Promise<Lectura> {
  const documento = await abrir(pedido)
  if (typeof documento === 'string') return ilegible(documento)
  const { paginas, caracteres } = pedido.limites
  if (documento.numPages > paginas) return ilegible('paginas')
  const lineas: string[] = []
  let largo = 0
  for (let numero = 1; numero <= documento.numPages; numero++) {
    const found = lineasDe(await trozosDe(await documento.getPage(numero)))
    largo += found.reduce((sum, linea) => sum + linea.length, 0)
    if (largo > caracteres) return ilegible('extenso')
    lineas.push(...found)
  }
  return lineas.length > 0 ? { legible: true, lineas } : ilegible('sinTexto')
}
