import { esFecha } from '@alerce/domain/base/fechas/fecha'
import type { UfTraida } from '@alerce/domain/cotizacion/catalogo/uf-por-traer'
import { z } from 'zod'

/** The source gave no usable answer; the message is its cause in Spanish, without the key. */
export class FuenteRefused extends Error {}

/** Source of the UF. */
export interface FuenteDeUf {
  /** Name of its server, kept as the source of each value. */
  readonly nombre: string
  /** Published values of these months ('YYYY-MM'), in order. Throws FuenteRefused. */
  readonly read: (meses: readonly string[]) => Promise<readonly UfTraida[]>
}

interface Ajustes {
  /** Key of the CMF's API; undefined: it is not asked. */
  readonly clave: string | undefined
  readonly cmf: string
  /** Address of the operator's own source. */
  readonly propia: string | undefined
  /** Longest wait for an answer, milliseconds. */
  readonly patienceMs?: number
}

const FORMA = 'contesta algo que no es la UF'
/** Most characters of an answer: a month has some two thousand. */
const MAXIMO = 200_000
const fecha = z.string().refine(esFecha)
const deLaCmf = z.object({
  UFs: z.array(z.object({ Fecha: fecha, Valor: z.string().regex(/^\d{1,3}(\.\d{3})*,\d{1,2}$/) })),
})
/** Error of the CMF for a month without values. */
const sinDatos = z.object({ CodigoError: z.coerce.number().pipe(z.literal(80)) })
const propio = z.object({
  uf: z.array(z.object({ fecha, valor: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/) })),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FuenteRefused(FORMA)
  }
}

function shaped<T>(shape: z.ZodType<T>, answer: unknown): T {
  const { success, data } = shape.safeParse(answer)
  if (!success) throw new FuenteRefused(FORMA)
  return data
}

/** Amount with exactly two decimals. */
const conDecimales = (valor: string): string => {
  const [pesos = '', centavos = ''] = valor.split('.')
  return `${pesos}.${centavos.padEnd(2, '0')}`
}

interface Answer {
  readonly status: number
  readonly text: string
}

async function ask(url: URL, patienceMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    return { status: reply.status, text: await reply.text() }
  } catch {
    throw new FuenteRefused('no contesta')
  }
}

/** Body of an answer in JSON; `clave`: variable to correct when access is refused. */
function bodyOf({ status, text }: Answer, clave: string): unknown {
  if (status === 401 || status === 403) throw new FuenteRefused(`rechaza la clave (${clave})`)
  if (status >= 300) throw new FuenteRefused(`contesta ${status}`)
  if (text.length > MAXIMO) throw new FuenteRefused(FORMA)
  return jsonOf(text)
}

/** A month of the CMF; empty while it is not published. */
async function monthOfCmf(base: string, clave: string, mes: string, patienceMs: number): Promise<UfTraida[]> {
  const url = new URL(`${base.replace(/\/+$/, '')}/uf/${mes.replace('-', '/')}`)
  url.search = new URLSearchParams({ apikey: clave, formato: 'json' }).toString()
  const answer = await ask(url, patienceMs)
  if (answer.status === 404 && sinDatos.safeParse(jsonOf(answer.text)).success) return []
  return shaped(deLaCmf, bodyOf(answer, 'UF_CMF_KEY')).UFs.map(({ Fecha, Valor }) => ({
    fecha: Fecha,
    valor: conDecimales(Valor.replaceAll('.', '').replace(',', '.')),
  }))
}

/** Values of the operator's source, asked whole: its months are chosen here. */
async function readPropia(url: string, patienceMs: number): Promise<UfTraida[]> {
  const { uf } = shaped(propio, bodyOf(await ask(new URL(url), patienceMs), 'UF_URL'))
  return uf.map(({ fecha: dia, valor }) => ({ fecha: dia, valor: conDecimales(valor) }))
}

/** Values of the months asked for, in order; a day told twice with two values makes the answer unusable. */
function ordenadas(traidas: readonly UfTraida[], meses: readonly string[]): UfTraida[] {
  const porFecha = new Map<string, UfTraida>()
  for (const una of traidas.filter(({ fecha: dia }) => meses.includes(dia.slice(0, 7)))) {
    if ((porFecha.get(una.fecha)?.valor ?? una.valor) !== una.valor) throw new FuenteRefused(FORMA)
    porFecha.set(una.fecha, una)
  }
  if (porFecha.size === 0) throw new FuenteRefused('no trae ningún valor')
  return [...porFecha.values()].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

/** The CMF with its key, or the operator's own source; null: neither is configured. */
export function createFuenteDeUf({ clave, cmf, propia, patienceMs = 10_000 }: Ajustes): FuenteDeUf | null {
  if (propia) {
    const nombre = new URL(propia).host
    return { nombre, read: async (meses) => ordenadas(await readPropia(propia, patienceMs), meses) }
  }
  if (!clave) return null
  return {
    nombre: new URL(cmf).host,
    read: async (meses) => {
      const traidas: UfTraida[] = []
      for (const mes of meses) traidas.push(...(await monthOfCmf(cmf, clave, mes, patienceMs)))
      return ordenadas(traidas, meses)
    },
  }
}
