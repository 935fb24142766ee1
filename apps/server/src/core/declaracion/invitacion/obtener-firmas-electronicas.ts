import { common } from '@alerce/contract/messages/common'
import { obtenerFirmasElectronicas } from '@alerce/contract/operations/declaracion/invitacion'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { cuantosComparten, findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { findDeclaracion } from '../ds/read-model.ts'
import { firmasElectronicas } from './read-model-firmas.ts'

export const obtenerFirmasElectronicasUseCase = useCase(
  obtenerFirmasElectronicas,
  async ({ identificador }, { tx }) => {
    const declaracion = (await findDeclaracion(tx, identificador)) ?? refuse(common.notFound)
    const prospecto = (await findProspecto(tx, declaracion.prospectoId)) ?? refuse(common.notFound)
    const firmas = await firmasElectronicas(tx, identificador)
    return {
      correo: correoVelado(prospecto.correo),
      compartenCorreo: await cuantosComparten(tx, prospecto),
      firmas: firmas.map(({ que, en, ip, correoVelado: correo, codigoEntregado: entregado, conexionDelAsesor }) => ({
        que,
        en,
        ip,
        correo,
        entregado,
        conexionDelAsesor,
      })),
    }
  },
)
