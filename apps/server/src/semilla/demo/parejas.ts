import type { OperationMap } from '@alerce/contract/operation-map'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { instanteDe } from '@alerce/domain/base/fechas/instante'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { readNotificaciones } from '../declaraciones.ts'
import { empresasDemo } from '../padrones.ts'
import type { DemoCall } from './call.ts'
import type { DemoServices } from './como-persona.ts'
import { comoPersona, personaDe } from './como-persona.ts'
import { deliverDocumentos } from './documentos.ts'
import { personaDemo } from './personas.ts'
import { elegirPlan } from './recorrido.ts'

type Lado = OperationMap['guardarPropsectoCompensados']['payload'][number]
type Beneficiarios = OperationMap['guardarBeneficiarios']['payload']['beneficiarios']

/** Both sales of a couple, by their prospectoId. */
export interface IdsDePareja {
  readonly otorga: number
  readonly recibe: number
}

/** Steps of a couple's quote, each including those before it. */
const etapasDePareja = ['otorgaEligio', 'porCompensar', 'compensada', 'otorgaConfirmo', 'confirmada'] as const
export type EtapaDePareja = (typeof etapasDePareja)[number]

/** UF that the giver of a demo pair gives. */
const OTORGADO = 0.5

async function alResumen(call: DemoCall, prospectoId: number): Promise<void> {
  await elegirPlan(call, prospectoId)
  await deliverDocumentos(call, prospectoId)
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' })
}

async function goOn(call: DemoCall, prospectoId: number): Promise<void> {
  const { version } = await call('obtenerResumenPlanCompensado', { prospectoId })
  await call('continuarCompensado', { prospectoId, version })
}

/** Advances the quote of a couple with complete data, as its advisor does: the giver first, then the receiver. */
export async function advancePareja(
  call: DemoCall,
  { otorga, recibe }: IdsDePareja,
  hasta: EtapaDePareja,
  valorCompensacion: number = OTORGADO,
): Promise<void> {
  const pasos: Record<EtapaDePareja, () => Promise<unknown>> = {
    otorgaEligio: () => alResumen(call, otorga),
    porCompensar: () => alResumen(call, recibe),
    compensada: () =>
      call('guardarResumenPlanCompensado', {
        prospectoId: otorga,
        afiliados: [{ prospectoId: otorga, valorCompensacion }],
      }),
    otorgaConfirmo: () => goOn(call, otorga),
    confirmada: () => goOn(call, recibe),
  }
  for (const paso of etapasDePareja.slice(0, etapasDePareja.indexOf(hasta) + 1)) await pasos[paso]()
}

/** A demo couple: the numbers of its persons, and their progress. */
interface ParejaDemo {
  readonly asesor: 'asesora' | 'asesor2'
  readonly dias: number
  readonly otorga: number
  readonly recibe: number
  /** Monthly income of those with complete applicant data, in pesos. */
  readonly rentas?: readonly [otorga: number, recibe: number | null]
  /** The receiver's children, by birth date. */
  readonly hijos?: readonly string[]
  /** Last step of its quote. */
  readonly hasta?: EtapaDePareja
}

const parejas: readonly ParejaDemo[] = [
  { asesor: 'asesora', dias: 6, otorga: 61, recibe: 60 },
  { asesor: 'asesora', dias: 9, otorga: 66, recibe: 67, rentas: [2_350_000, null], hasta: 'otorgaEligio' },
  { asesor: 'asesora', dias: 13, otorga: 65, recibe: 64, rentas: [2_900_000, 1_780_000], hasta: 'porCompensar' },
  {
    asesor: 'asesora',
    dias: 18,
    otorga: 71,
    recibe: 70,
    rentas: [3_400_000, 2_210_000],
    hijos: ['2014-05-09', '2017-11-23'],
    hasta: 'otorgaConfirmo',
  },
  { asesor: 'asesor2', dias: 8, otorga: 69, recibe: 62 },
  {
    asesor: 'asesor2',
    dias: 21,
    otorga: 63,
    recibe: 68,
    rentas: [2_950_000, 2_140_000],
    hijos: ['2021-02-14'],
    hasta: 'confirmada',
  },
]

/** The person, with applicant data if there is an income. */
function ladoDe(n: number, otorga: boolean, renta: number | null | undefined): Lado {
  const { nacimiento, sexo, ...persona } = personaDemo(n)
  const sola = { ...persona, tipoProspecto: n % 3 === 0 ? 'REN' : 'REF', otorga }
  if (!renta) return sola
  return {
    ...sola,
    fechaNacimiento: aDDMMYYYY(nacimiento),
    sexo,
    isapreActual: 1,
    tipoVenta: 'M',
    codigoRegion: 13,
    codigoCiudad: 131,
    empleadores: [{ tipoTrabajador: 'D', rut: empresasDemo[n % empresasDemo.length], remuneracionImponible: renta }],
  }
}

const hijoDe = (nacimiento: string): Beneficiarios[number] => ({
  fechaNacimiento: nacimiento.replaceAll('-', '/'),
  sexo: nacimiento < '2017' ? 'M' : 'F',
  tipoBeneficiario: 'L',
  relacionFamiliar: 4,
  descripcionOtro: '',
})

/** Compensated couples, one in each state of the quote, created by the calls of their advisors. */
export async function seedParejas(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  for (const { asesor, dias, otorga, recibe, rentas, hijos, hasta } of parejas) {
    const ahora = instanteDe(sumaDias(clock.hoy(), -dias), '12:20:00') ?? clock.ahora()
    const call = comoPersona(tx, servicios, ahora, await personaDe(tx, asesor))
    const [otorgante, receptor] = await call('guardarPropsectoCompensados', [
      ladoDe(otorga, true, rentas?.[0]),
      ladoDe(recibe, false, rentas?.[1]),
    ])
    if (hijos && receptor)
      await call('guardarBeneficiarios', { prospectoId: receptor.prospectoId, beneficiarios: hijos.map(hijoDe) })
    if (!hasta || !otorgante || !receptor) continue
    await advancePareja(call, { otorga: otorgante.prospectoId, recibe: receptor.prospectoId }, hasta)
    // These steps are days old: their notifications are read
    for (const { prospectoId } of [otorgante, receptor]) await readNotificaciones(call, prospectoId)
  }
}
