import { obtenerAvanceInvitacion } from '@alerce/contract/operations/declaracion/invitacion'
import { pasoDelPostulante, porcentajeDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { autorizacionPrevired } from '@alerce/domain/declaracion/invitacion/previred'
import { vistoPorUltimaVez } from '../../../sesiones/repository-postulante.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { cuantosComparten } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from '../ds/read-model.ts'
import { esperaParaFirmar } from '../turno/read-model.ts'
import { readRetencion } from './cambio-de-correo/ensure-correo-que-firma.ts'
import { readAvance } from './read-avance.ts'
import { dichosDe, enlacesVivos, ultimoVencimiento } from './read-model.ts'

/** Step, percent and when they were last there: never an answer. */
export const obtenerAvanceInvitacionUseCase = useCase(
  obtenerAvanceInvitacion,
  async ({ prospectoId }, { tx, ...ctx }) => {
    const prospecto = await readProspecto({ tx, ...ctx }, prospectoId)
    const ds = await declaracionVivaDe(tx, prospectoId)
    if (ds?.tipoVenta !== 'E') return null
    const hechos = await readAvance({ tx, ...ctx }, ds)
    const { abiertos, bloqueados } = await enlacesVivos(tx, ds.id, ctx.ahora)
    return {
      etapa: ds.etapa,
      paso: pasoDelPostulante(hechos),
      porcentaje: porcentajeDelPostulante(hechos),
      vistoEn: await vistoPorUltimaVez(tx, ds.id),
      vence: await ultimoVencimiento(tx, ds.id),
      esperaAlOtorgante: ds.enviadaEn === null && (await esperaParaFirmar(tx, prospecto)),
      previred: autorizacionPrevired(await dichosDe(tx, ds.id, 'previred')),
      compartenCorreo: await cuantosComparten(tx, prospecto),
      retenida: await readRetencion({ tx, ...ctx }, prospectoId),
      bloqueada: ds.etapa === 'bloqueado' || (abiertos === 0 && bloqueados > 0),
    }
  },
)
