import { obtenerGlosaAutenticacionRechazada } from '@alerce/contract/operations/cartera/venta'
import { SISTEMA } from '../../../actor.ts'
import { declaracionVivaDe } from '../../../declaracion/ds/read-model.ts'
import { rechazoVigenteDe } from '../../../mesa/rechazos/read-model.ts'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'

export const obtenerGlosaAutenticacionRechazadaUseCase = useCase(
  obtenerGlosaAutenticacionRechazada,
  async ({ ProspectoId }, ctx) => {
    await readProspecto(ctx, ProspectoId)
    const ds = await declaracionVivaDe(ctx.tx, ProspectoId)
    const rechazo = ds && (await rechazoVigenteDe(ctx.tx, ds.id))
    return { glosa: rechazo?.glosa ?? '', rechazado: rechazo?.en ?? null, puedeInvitar: rechazo?.por === SISTEMA }
  },
)
