import { type Encabezado, encabezadoDelProspecto } from '@alerce/domain/cartera/encabezado'
import { type EsperaEnPareja, esperaEnPareja } from '@alerce/domain/cartera/pareja'
import type { ContextoDeVenta, HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { type HechosDelTurno, type TurnoDeVenta, turnoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { hayEntrada } from '../../base/bitacora/read-model.ts'
import { type Declaracion, declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { puedeEditar } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { hechosDeLaVenta } from './read-model.ts'

export interface VentaLeida {
  /** The live declaration, or null. */
  readonly ds: Declaracion | null
  readonly encabezado: Encabezado
  /** Facts that decide its steps and turn. */
  readonly hechos: HechosDeLaVenta
  readonly alrededor: ContextoDeVenta
  /** The other of its pair that it must wait for, or null. */
  readonly espera: EsperaEnPareja | null
}

/** Sale with its declaration, header and the facts of its steps. */
export async function readVenta(ctx: Context, prospecto: Prospecto): Promise<VentaLeida> {
  const ds = await declaracionVivaDe(ctx.tx, prospecto.id)
  const { hechos, pareja } = await hechosDeLaVenta(ctx.tx, prospecto.id)
  const espera = esperaEnPareja(pareja)
  const encabezado = encabezadoDelProspecto({
    etapa: prospecto.etapa,
    etapaDS: ds?.etapa ?? null,
    resultado: ds?.resultado ?? null,
    manualHabilitada: manualHabilitada({ ...prospecto, viva: ds, enActualizacion: hechos.enActualizacion }),
    autorizada: await hayEntrada(ctx.tx, prospecto.id, 'resultadoAutorizado', prospecto.registradoEn),
    espera: espera !== null,
    otraConContrato: hechos.otraConContrato,
  })
  const otorgante = pareja?.lado === 'recibe' ? pareja.otorga.etapa : null
  return { ds, encabezado, hechos, espera, alrededor: { escribe: puedeEditar(ctx, prospecto), otorgante } }
}

/** Turn of a sale and its step, in wire format. */
export type TurnoDicho = Pick<TurnoDeVenta, 'actua' | 'paso'>

/** Turn for a card or header: terms appear only in Mi día. */
export function presentTurno(hechos: HechosDelTurno): TurnoDicho {
  const { actua, paso } = turnoDeLaVenta(hechos)
  return { actua, paso }
}
