import { obtenerAvanceInvitacion } from '@alerce/contract/operations/declaracion/invitacion'
import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { situacionDeInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { vistoPorUltimaVez } from '../../../sesiones/repository-postulante.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { leerAvance } from './leer-avance.ts'
import { fallosDe, ultimoVencimiento } from './read-model.ts'

/** Step, percent and when they were last there: never an answer. */
export const obtenerAvanceInvitacionUseCase = useCase(
  obtenerAvanceInvitacion,
  async ({ prospectoId }, { tx, ...ctx }) => {
    await leerProspecto({ tx, ...ctx }, prospectoId)
    const ds = await declaracionVivaDe(tx, prospectoId)
    if (ds?.tipoVenta !== 'E') return null
    const hechos = await leerAvance({ tx, ...ctx }, ds)
    const { bloqueada } = await fallosDe(tx, ds.id)
    return {
      etapa: ds.etapa,
      paso: pasoDelPostulante(hechos),
      porcentaje: porcentajeDelPostulante(hechos),
      vistoEn: await vistoPorUltimaVez(tx, ds.id),
      vence: await ultimoVencimiento(tx, ds.id),
      bloqueada: situacionDeInvitacion({ ...ds, bloqueada }) === 'bloqueado',
    }
  },
)
