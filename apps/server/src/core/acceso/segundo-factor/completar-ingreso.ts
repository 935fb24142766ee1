import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import type { Input } from '@alerce/contract/operation'
import { completarIngreso } from '@alerce/contract/operations/acceso/segundo-factor'
import { fallosDelSegundoPaso } from '@alerce/domain/acceso/segundo-factor'
import { enHorario } from '../../../sesiones/en-horario.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { pasoDelCodigo } from './aplicacion.ts'
import { consumeCodigo } from './codigos.ts'
import { verifyUsada } from './llaves.ts'
import {
  codigosSinUsar,
  type Desafio,
  type DuenoDeFactor,
  findAplicacion,
  findDuenoDeFactor,
  llavesDe,
} from './read-model.ts'
import { consumePaso, countFallo, deleteDesafios, lockDesafio, markUsada } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

type Respuesta = Input<typeof completarIngreso>

/** A code of the app opens once: neither its time step nor an earlier one opens again. */
async function fitsCodigo({ tx, vault, ahora }: Context, usuarioId: number, codigo: string): Promise<boolean> {
  const secreto = (await findAplicacion(tx, usuarioId))?.secreto
  if (!secreto) return false
  const paso = pasoDelCodigo(vault.en('factor_aplicacion.secreto', usuarioId).openBytes(secreto), codigo, ahora)
  return paso !== null && (await consumePaso(tx, usuarioId, paso))
}

async function fitsLlave(ctx: Context, { usuarioId, reto }: Desafio, llave: NonNullable<Respuesta['llave']>) {
  const guardada = (await llavesDe(ctx.tx, usuarioId)).find(({ credencial }) => credencial === llave.id)
  if (!guardada || reto === null) return false
  const contador = await verifyUsada(ctx, reto, { llave, guardada })
  if (contador === null) return false
  await markUsada(ctx.tx, guardada, contador, ctx.ahora)
  return true
}

async function fits(ctx: Context, desafio: Desafio, { codigo, llave, recuperacion }: Respuesta): Promise<boolean> {
  if (codigo) return await fitsCodigo(ctx, desafio.usuarioId, codigo)
  if (llave) return await fitsLlave(ctx, desafio, llave)
  return await consumeCodigo(ctx.tx, desafio.usuarioId, recuperacion ?? '', ctx.ahora)
}

/** Field that a refusal is shown at; a passkey has none. */
function campoDe({ codigo, llave }: Respuesta): { campo?: string } {
  if (llave) return {}
  return { campo: codigo ? 'codigo' : 'recuperacion' }
}

/** Open step of a token, and its user; anything that changed since the password ends it. */
async function openStep({ tx, ahora }: Context, { desafio: token, usuario }: Respuesta) {
  const desafio = (await lockDesafio(tx, token, 'ingreso', ahora)) ?? refuse(m.desafioVencido)
  const dueno = (await findDuenoDeFactor(tx, desafio.usuarioId)) ?? refuse(m.desafioVencido)
  const sinCambios = dueno.activo && dueno.segundoFactor && (dueno.claveCambiada ?? '') <= desafio.creado
  // Guesses are counted by this name
  ensure(sinCambios && dueno.usuario === usuario, m.desafioVencido)
  ensure(desafio.fallos < fallosDelSegundoPaso, m.desafioGastado)
  return { desafio, dueno }
}

async function tellCodigoUsado(ctx: Context, dueno: DuenoDeFactor): Promise<void> {
  const quedan = await codigosSinUsar(ctx.tx, dueno.id)
  const dice = `Se usó un código de recuperación para ingresar al Panel del Asesor; le quedan ${quedan} sin usar.`
  await tellCambio(ctx, dueno, { acto: 'codigoUsado', dice })
}

/** Second step of a login. The gateway opens the session after it, and slows guesses down before. */
export const completarIngresoUseCase = useCase(completarIngreso, async (respuesta, ctx) => {
  const { desafio, dueno } = await openStep(ctx, respuesta)
  if (!(await fits(ctx, desafio, respuesta))) {
    const gastado = (await countFallo(ctx.tx, desafio)) >= fallosDelSegundoPaso
    refuse(gastado ? m.desafioGastado : m.noCoincide, { queda: true, ...campoDe(respuesta) })
  }
  ensure(await enHorario(ctx.tx, dueno.roles, ctx.ahora), accesoMessages.fueraDeHorario)
  await deleteDesafios(ctx.tx, dueno.id)
  if (!respuesta.codigo && !respuesta.llave) await tellCodigoUsado(ctx, dueno)
  return { identificador: dueno.id, rut: dueno.rut }
})
