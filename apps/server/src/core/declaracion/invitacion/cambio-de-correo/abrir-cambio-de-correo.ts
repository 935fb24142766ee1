import { abrirCambioDeCorreo } from '@alerce/contract/operations/declaracion/invitacion'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { marca } from '../../../../papeles/marca.ts'
import { useCase } from '../../../use-case.ts'
import { takeCambio } from './take-cambio.ts'

export const abrirCambioDeCorreoUseCase = useCase(abrirCambioDeCorreo, async ({ enlace }, ctx) => {
  const { cambio } = await takeCambio(ctx, enlace, false)
  const { anterior, nuevo, hasta, esSuyo } = cambio
  return { isapre: marca.nombre, anterior: correoVelado(anterior), nuevo: correoVelado(nuevo), hasta, esSuyo }
})
