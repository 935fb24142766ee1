import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { yaHecho } from '../../../actor.ts'
import type { Declaracion } from '../../../declaracion/ds/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { ultimoEnvio } from '../read-model.ts'
import type { VentaConPapeles, VentasAFirmar } from '../read-ventas.ts'

type Quien = Pick<Context, 'tx' | 'actor'>

/** 409 where it was decided already, by whom; where nobody decided it, it only does not wait there. */
async function ensureWaiting({ tx, actor }: Quien, declaracion: Declaracion) {
  const envio = await ultimoEnvio(tx, declaracion.id)
  if (seHace('aceptarFirmas', declaracion) && envio?.decision === null) return envio
  if (!envio?.resueltoPor) return refuse(m.yaNoEspera)
  return yaHecho(
    actor,
    envio.resueltoPor,
    { propio: m.noEsperaPropio, ajeno: m.noEspera },
    { cuando: envio.resueltoEn },
  )
}

/**
 * The sales that a decision of the desk ends or hands back: of a pair both, in the order of their prospects. 409 where
 * they do not wait there: somebody else has decided, or nobody asked the desk. 412 where what was looked at (`leido`) is not
 * what waits: those papers went back meanwhile, and others came.
 */
export async function ensureAtMesa(
  ctx: Quien,
  { suya, otra }: VentasAFirmar,
  leido: number | undefined,
): Promise<VentaConPapeles[]> {
  const ventas = [suya, otra].flatMap((una) =>
    una?.declaracion ? [{ prospecto: una.prospecto, declaracion: una.declaracion }] : [],
  )
  for (const { declaracion } of ventas) {
    const envio = await ensureWaiting(ctx, declaracion)
    const suyo = declaracion.id === suya.declaracion?.id
    ensure(!suyo || leido === undefined || envio.id === leido, m.otrosPapeles)
  }
  return ventas.toSorted((a, b) => a.prospecto.id - b.prospecto.id)
}
