import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import type { Input } from '@alerce/contract/operation'
import { validarAsesorJefe } from '@alerce/contract/operations/acceso/ingreso'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type Usuario, usuarioPorId } from '../sesion/read-model.ts'
import { readIdentificador, verifySello } from './identificador.ts'
import { type EnlaceDeSupervisor, enlaceParaAbrir } from './read-model.ts'
import { insertApertura } from './repository.ts'

const AGENTE = 300

/** The link that both identifiers belong to, in force, or null: never why. */
async function enlaceDe(ctx: Context, input: Input<typeof validarAsesorJefe>): Promise<EnlaceDeSupervisor | null> {
  const [asesor, jefe] = [readIdentificador(input.identificadorAsesor), readIdentificador(input.identificadorJefe)]
  if (!asesor || !jefe || asesor.enlaceId !== jefe.enlaceId) return null
  const enlace = await enlaceParaAbrir(ctx.tx, asesor.enlaceId)
  if (!enlace) return null
  const sellos = [
    verifySello(ctx.vault, 'asesor', enlace, asesor.sello),
    verifySello(ctx.vault, 'jefe', enlace, jefe.sello),
  ]
  const genuino = !sellos.includes(false)
  return genuino && enlace.revocado === null && enlace.expira > ctx.ahora ? enlace : null
}

/** The advisor, while both still are who they were when the link was made. */
async function asesorDe({ tx }: Context, { asesorId, jefeId }: EnlaceDeSupervisor): Promise<Usuario | null> {
  const [asesor, jefe] = [await usuarioPorId(tx, asesorId), await usuarioPorId(tx, jefeId)]
  const vigentes = asesor?.activo && asesor.roles.includes('asesor') && jefe?.activo && jefe.roles.includes('jefatura')
  return vigentes ? asesor : null
}

/** A supervisor comes in by a link (spec 1 §6): the opening is kept, and the gateway opens the session. */
export const validarAsesorJefeUseCase = useCase(validarAsesorJefe, async (input, ctx) => {
  const enlace = (await enlaceDe(ctx, input)) ?? refuse(accesoMessages.accesoDenegado)
  const asesor = (await asesorDe(ctx, enlace)) ?? refuse(accesoMessages.accesoDenegado)
  const { ip, agente } = ctx.origin
  await insertApertura(ctx.tx, { enlaceId: enlace.id, en: ctx.ahora, ip, agente: agente.slice(0, AGENTE) })
  return {
    identificador: asesor.id,
    rut: asesor.rut,
    nombres: asesor.nombres,
    apellidoPaterno: asesor.apellidoPaterno,
    esJefe: true as const,
    enlaceId: enlace.id,
  }
})
