import { pathToFileURL } from 'node:url'
import {
  type ActoDeDeclaracion,
  actosDeDeclaracion,
  juzgaActo,
  llegaA,
  type NombreDeActo,
  type VentaDeDS,
} from '../../packages/domain/declaracion/actos/actos.ts'
import {
  actosDeOtraRegla,
  type ReglaDeActo,
  reglasDeActo,
} from '../../packages/domain/declaracion/actos/otras-reglas.ts'
import { etapasDS } from '../../packages/domain/declaracion/etapas.ts'

const nombres = Object.keys(actosDeDeclaracion) as NombreDeActo[]

/** Text of each message by its code, from the files of the catalogue. */
export async function readTexts(files: readonly string[]): Promise<Map<string, string>> {
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const messages = modules.flatMap((one) => Object.values(one).flatMap((list) => Object.values(list ?? {})))
  return new Map(
    messages.flatMap((one) => {
      const { code, text } = (one ?? {}) as { code?: unknown; text?: unknown }
      return typeof code === 'string' && typeof text === 'string' ? [[code, text] as const] : []
    }),
  )
}

function doneAt(etapa: (typeof etapasDS)[number], tipoVenta: VentaDeDS): string {
  if (!llegaA(tipoVenta, etapa)) return 'no llega'
  return nombres.filter((nombre) => juzgaActo(nombre, { tipoVenta, etapa }) === 'permitido').join(', ') || '—'
}

function refusalsOf(nombre: NombreDeActo, texts: ReadonlyMap<string, string>): string {
  const { rechazo, otraVenta, enEtapa }: ActoDeDeclaracion = actosDeDeclaracion[nombre]
  const codes = new Set([rechazo, ...(otraVenta ? [otraVenta] : []), ...Object.values(enEtapa ?? {})])
  return [...codes].map((code) => `«${texts.get(code) ?? code}»`).join(' · ')
}

const deOtraRegla = (regla: ReglaDeActo): string =>
  Object.entries(actosDeOtraRegla)
    .filter(([, suya]) => suya === regla)
    .map(([nombre]) => nombre)
    .join(', ')

/** Table for the document: the operations allowed in each stage, and the refusals of all others. */
export const drawActos = (texts: ReadonlyMap<string, string>): string =>
  [
    '| etapa | en una venta manual | en una electrónica |',
    '|---|---|---|',
    ...etapasDS.map((etapa) => `| ${etapa} | ${doneAt(etapa, 'M')} | ${doneAt(etapa, 'E')} |`),
    '',
    '| operación | fuera de su etapa |',
    '|---|---|',
    ...nombres.map((nombre) => `| ${nombre} | ${refusalsOf(nombre, texts)} |`),
    '',
    '| lo demás de una venta depende de | operaciones |',
    '|---|---|',
    ...(Object.keys(reglasDeActo) as ReglaDeActo[]).map(
      (regla) => `| ${reglasDeActo[regla]} | ${deOtraRegla(regla)} |`,
    ),
  ].join('\n')
