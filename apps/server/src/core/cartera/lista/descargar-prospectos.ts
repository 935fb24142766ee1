import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { descargarProspectos } from '@alerce/contract/operations/cartera/lista'
import { XLSX } from '@alerce/domain/base/archivos/tipos'
import { escribeXlsx } from '@alerce/domain/base/archivos/xlsx'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { type ColumnaDeLista, columnasDeLista } from '@alerce/domain/cartera/vista'
import { maximoDeDescarga } from '@alerce/domain/limites'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readFilterDeCartera } from './read-filter.ts'
import { listCartera, type ProspectoEnCartera } from './read-model.ts'

const dia = (instante: string): string => aDDMMYYYY(hoyEnSantiago(instante))

function planDe({ tipoPlan, otorga }: ProspectoEnCartera): string {
  if (tipoPlan !== 'S') return 'Individual'
  return otorga ? 'Compensado, otorga' : 'Compensado, recibe'
}

type Valor = (p: ProspectoEnCartera) => string

/** The name stands in every file. */
const nombre: readonly (readonly [titulo: string, valor: Valor])[] = [
  ['Nombres', ({ nombres }) => nombres],
  ['Primer apellido', ({ apellidoPaterno }) => apellidoPaterno],
  ['Segundo apellido', ({ apellidoMaterno }) => apellidoMaterno],
]

/** Columns of the file: what a card shows, in its order. */
const valores = {
  tipo: ({ tipoProspecto }) => tipoProspecto,
  plan: planDe,
  estado: ({ estado }) => estado,
  paso: ({ paso }) => paso,
  folioDS: ({ folioDS }) => String(folioDS ?? ''),
  correo: ({ correo }) => correo,
  telefono: ({ celular }) => celular,
  etiquetas: ({ etiquetas }) => etiquetas.join(', '),
  ingreso: ({ registradoEn }) => dia(registradoEn),
  proximaCita: ({ proximaCita: en }) => (en ? `${dia(en)} ${horaEnSantiago(en).slice(0, 5)}` : ''),
  asesor: ({ asesor }) => asesor ?? '',
} satisfies Record<ColumnaDeLista, Valor>

/** Columns of a file: the chosen ones, or all; the advisor where the list may be of several. */
function columnasDe(elegidas: readonly ColumnaDeLista[] | undefined, conAsesor: boolean) {
  const claves = elegidas ?? (Object.keys(valores) as ColumnaDeLista[])
  const suyas = claves.filter((clave) => conAsesor || clave !== 'asesor')
  return [...nombre, ...suyas.map((clave) => [columnasDeLista[clave], valores[clave]] as const)]
}

/** The list as a file, and its log entry. */
export const descargarProspectosUseCase = useCase(descargarProspectos, async ({ formato, columnas, ...input }, ctx) => {
  const filtro = await readFilterDeCartera(ctx, input)
  const todos = { pagina: 1, cursor: null, limite: maximoDeDescarga + 1 }
  const found = await listCartera(ctx.tx, filtro, todos, ctx.ahora)
  ensure(found.length <= maximoDeDescarga, carteraMessages.demasiadosParaDescargar)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'carteraDescargada', `${found.length} prospectos`))
  const suyas = columnasDe(columnas, filtro.conAsesor)
  const cabecera = suyas.map(([titulo]) => titulo)
  const filas = found.map((p) => suyas.map(([, valor]) => valor(p)))
  const archivo = `cartera-${ctx.hoy}.${formato}`
  if (formato === 'csv')
    return { contenido: Buffer.from(escribeCsv(cabecera, filas)), mime: 'text/csv' as const, nombre: archivo }
  return { contenido: Buffer.from(escribeXlsx('Cartera', cabecera, filas)), mime: XLSX, nombre: archivo }
})
