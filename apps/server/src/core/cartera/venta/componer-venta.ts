import { aperturaDePaso, detalleDePaso, titulosDePaso, ventaDetenida } from '@alerce/contract/messages/cartera/venta'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import {
  type ClaveDePaso,
  cotizacionCerrada,
  type HechosDeLaVenta,
  type Paso,
  pasosDeLaVenta,
} from '@alerce/domain/cartera/pasos'
import { hayPlanSeleccionado, rangoDe } from '../../cotizacion/cotizacion/read-model.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { beneficiariosDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Beneficiaries stand, or the advisor went on to quote without any. */
async function conGrupo({ tx }: Context, { id, etapa }: Prospecto): Promise<boolean> {
  if (etapa !== 'prospecto' || (await beneficiariosDe(tx, id)).length > 0) return true
  return (await rangoDe(tx, id)) !== null || (await hayPlanSeleccionado(tx, id))
}

/** What the steps of a sale are decided by. */
export async function hechosDeLaVenta(
  ctx: Context,
  prospecto: Prospecto,
  ds: Pick<Declaracion, 'etapa'> | null,
): Promise<HechosDeLaVenta> {
  const { activo, etapa, tipoVenta, parejaId } = prospecto
  return {
    activo,
    etapa,
    conAntecedentes: tipoVenta !== null,
    conGrupo: await conGrupo(ctx, prospecto),
    etapaDS: ds?.etapa ?? null,
    enPareja: parejaId !== null,
  }
}

function cierreDe(clave: ClaveDePaso, hechos: HechosDeLaVenta, pasos: readonly Paso[]): string {
  if (!hechos.activo) return ventaDetenida.inactivo
  if (cotizacionCerrada(hechos) && clave === 'cotizar') return parejaMessages.cotizacionCerrada.text
  const sigue = pasos.some((p) => p.situacion === 'ahora') || cotizacionCerrada(hechos)
  return sigue ? aperturaDePaso[clave] : ventaDetenida.terminada
}

/** The steps of a sale in the words of the screen; a closed one says why. */
export function presentarPasos(hechos: HechosDeLaVenta) {
  const pasos = pasosDeLaVenta(hechos)
  return pasos.map((paso) => ({
    ...paso,
    titulo: titulosDePaso[paso.clave],
    detalle: paso.situacion === 'cerrado' ? cierreDe(paso.clave, hechos, pasos) : detalleDePaso[paso.situacion],
  }))
}
