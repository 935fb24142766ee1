import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { descargarProspectos } from '@alerce/contract/operations/cartera/lista'
import { XLSX } from '@alerce/domain/base/archivos/tipos'
import { escribeXlsx } from '@alerce/domain/base/archivos/xlsx'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
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

/** Columns of the file: what a card shows, with its title. */
const columnas: readonly (readonly [titulo: string, valor: (p: ProspectoEnCartera) => string])[] = [
  ['Nombres', ({ nombres }) => nombres],
  ['Primer apellido', ({ apellidoPaterno }) => apellidoPaterno],
  ['Segundo apellido', ({ apellidoMaterno }) => apellidoMaterno],
  ['Tipo', ({ tipoProspecto }) => tipoProspecto],
  ['Plan', planDe],
  ['Estado', ({ estado }) => estado],
  ['Sigue', ({ paso }) => paso],
  ['Folio DS', ({ folioDS }) => String(folioDS ?? '')],
  ['Correo', ({ correo }) => correo],
  ['Teléfono', ({ celular }) => celular],
  ['Etiquetas', ({ etiquetas }) => etiquetas.join(', ')],
  ['Ingresó', ({ registradoEn }) => dia(registradoEn)],
  ['Próxima cita', ({ proximaCita: en }) => (en ? `${dia(en)} ${horaEnSantiago(en).slice(0, 5)}` : '')],
]

const conAsesor = [...columnas, ['Asesor', ({ asesor }: ProspectoEnCartera) => asesor ?? '']] as const

/** The list as a file, and its log entry. */
export const descargarProspectosUseCase = useCase(descargarProspectos, async ({ formato, ...input }, ctx) => {
  const filtro = await readFilterDeCartera(ctx, input)
  const todos = { pagina: 1, cursor: null, limite: maximoDeDescarga + 1 }
  const found = await listCartera(ctx.tx, filtro, todos, ctx.ahora)
  ensure(found.length <= maximoDeDescarga, carteraMessages.demasiadosParaDescargar)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'carteraDescargada', `${found.length} prospectos`))
  const suyas = filtro.conAsesor ? conAsesor : columnas
  const cabecera = suyas.map(([titulo]) => titulo)
  const filas = found.map((p) => suyas.map(([, valor]) => valor(p)))
  const nombre = `cartera-${ctx.hoy}.${formato}`
  if (formato === 'csv')
    return { contenido: Buffer.from(escribeCsv(cabecera, filas)), mime: 'text/csv' as const, nombre }
  return { contenido: Buffer.from(escribeXlsx('Cartera', cabecera, filas)), mime: XLSX, nombre }
})
