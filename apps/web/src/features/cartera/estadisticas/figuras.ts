import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import type { Figura, figuraDeLasFilas } from '@alerce/domain/cartera/estadisticas'

interface Descripcion {
  /** Name on its card. */
  readonly nombre: string
  /** Over its rows. */
  readonly filas: string
  /** Explanation of a figure with an unclear name. */
  readonly nota?: string
  readonly porcentaje?: true
  readonly delMes?: true
}

export const descripciones: Readonly<Record<Figura, Descripcion>> = {
  prospectos: { nombre: 'Activos hoy', filas: 'Prospectos activos' },
  prospectoMes: { nombre: 'Del mes', filas: 'Prospectos ingresados', delMes: true },
  entrevistas: { nombre: 'Realizadas', filas: 'Entrevistas realizadas', nota: 'Citas con resultado «Realizado»' },
  entrevistaMes: { nombre: 'Del mes', filas: 'Entrevistas realizadas', delMes: true },
  dsIngresadas: { nombre: 'Ingresadas', filas: 'DS ingresadas', nota: 'Enviadas a evaluación' },
  dsIngresadaMes: { nombre: 'Ingresadas del mes', filas: 'DS ingresadas', delMes: true },
  dsAceptadas: { nombre: 'Aceptadas', filas: 'DS aceptadas' },
  contratos: { nombre: 'Suscritos', filas: 'Contratos suscritos' },
  contratosEstimadosMes: {
    nombre: 'Estimados del mes',
    filas: 'DS ingresadas',
    nota: 'DS del mes × cierre de los últimos doce meses',
    delMes: true,
  },
  tasaCierreDS: {
    nombre: 'Por DS',
    filas: 'Contratos suscritos',
    nota: 'Contratos ÷ DS ingresadas',
    porcentaje: true,
  },
  tasaCierreEntrevista: {
    nombre: 'Por entrevista',
    filas: 'Contratos suscritos',
    nota: 'Contratos ÷ entrevistas',
    porcentaje: true,
  },
}

/** The figures as they stand together on screen. */
export const grupos = [
  { titulo: 'Prospectos', figuras: ['prospectos', 'prospectoMes'] },
  { titulo: 'Entrevistas', figuras: ['entrevistas', 'entrevistaMes'] },
  { titulo: 'Declaraciones de Salud', figuras: ['dsIngresadas', 'dsIngresadaMes', 'dsAceptadas'] },
  { titulo: 'Contratos', figuras: ['contratos', 'contratosEstimadosMes'] },
  { titulo: 'Tasas de cierre', figuras: ['tasaCierreDS', 'tasaCierreEntrevista'] },
] as const satisfies readonly { titulo: string; figuras: readonly Figura[] }[]

const conDecimal: ReadonlySet<Figura> = new Set(['contratosEstimadosMes', 'tasaCierreDS', 'tasaCierreEntrevista'])

/** A figure as it is written in Chile: '1.234', '3,5', '33,3 %'. */
export function cifraText(figura: Figura, value: number): string {
  const text = formatoNumero(value, conDecimal.has(figura) ? 1 : undefined)
  return descripciones[figura].porcentaje ? `${text}\u00a0%` : text
}

/** Meaning of the date in the rows of a figure. */
export const fechaText: Readonly<Record<ReturnType<typeof figuraDeLasFilas>, string>> = {
  prospectos: 'Registro',
  prospectoMes: 'Registro',
  entrevistas: 'Entrevista',
  entrevistaMes: 'Entrevista',
  dsIngresadas: 'Envío',
  dsIngresadaMes: 'Envío',
  dsAceptadas: 'Evaluación',
  contratos: 'Suscripción',
}

/** The way from a prospect to a contract, as the chart draws it. */
export const embudo = [
  { nombre: 'Prospectos', total: 'prospectos', mes: 'prospectoMes' },
  { nombre: 'Entrevistas', total: 'entrevistas', mes: 'entrevistaMes' },
  { nombre: 'DS ingresadas', total: 'dsIngresadas', mes: 'dsIngresadaMes' },
  { nombre: 'DS aceptadas', total: 'dsAceptadas', mes: null },
  { nombre: 'Contratos', total: 'contratos', mes: null },
] as const
