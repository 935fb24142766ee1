import { type Encabezado, encabezadoDelProspecto } from '@alerce/domain/cartera/encabezado'
import { type TurnoDeFirma, turnoDeFirma } from '@alerce/domain/cartera/turno/turno-de-firma'
import { hayEntrada } from '../../base/bitacora/read-model.ts'
import { type Declaracion, declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { esManualHabilitada } from '../../declaracion/declaracion/read-model-manual.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { presentarPasos } from './componer-venta.ts'
import { hechosDeLaVenta } from './read-model.ts'

export interface VentaLeida {
  /** The live declaration, or null. */
  readonly ds: Declaracion | null
  readonly encabezado: Encabezado
  readonly pasos: ReturnType<typeof presentarPasos>
  /** Whose turn it is with its issued papers, or null. */
  readonly turnoDeFirma: TurnoDeFirma | null
}

/** A sale as it stands: its declaration, what its header offers, its steps, whose turn it is. */
export async function leerVenta(ctx: Context, prospecto: Prospecto): Promise<VentaLeida> {
  const ds = await declaracionVivaDe(ctx.tx, prospecto.id)
  const encabezado = encabezadoDelProspecto({
    etapa: prospecto.etapa,
    etapaDS: ds?.etapa ?? null,
    resultado: ds?.resultado ?? null,
    manualHabilitada: await esManualHabilitada(ctx, prospecto, ds),
    autorizada: await hayEntrada(ctx.tx, prospecto.id, 'resultadoAutorizado', prospecto.registradoEn),
  })
  const hechos = await hechosDeLaVenta(ctx.tx, prospecto.id)
  return { ds, encabezado, pasos: presentarPasos(hechos), turnoDeFirma: hechos.firma && turnoDeFirma(hechos.firma) }
}
