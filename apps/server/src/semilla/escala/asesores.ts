import { randomBytes } from 'node:crypto'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashPassword } from '../../platform/password.ts'
import { personaDemo } from '../demo/personas.ts'
import { insertarFaltantes } from '../repository.ts'
import { asesoresDeMedida, equiposDeMedida } from './repository.ts'

const POR_EQUIPO = 12
/** No prospect's body is so high (repository-lote.ts). */
const PRIMER_CUERPO = 28_100_001

const numero = (at: number) => String(at + 1).padStart(4, '0')
const equipo = (at: number) => `Equipo de medida ${numero(at)}`
const usuario = (at: number) => `medida${numero(at)}`

/**
 * So many advisors in teams of twelve, and their ids; those who exist stay as they are. The first team is the one of
 * the asesora, so that its head sees it as it grows. Their password is nobody's.
 */
export async function sembrarAsesores(tx: Db, cuantos: number, equipoId: number, clock: Clock): Promise<number[]> {
  const claveHash = await hashPassword(randomBytes(32).toString('base64'))
  const equipos = Array.from({ length: Math.ceil(cuantos / POR_EQUIPO) }, (_, at) => equipo(at))
  await insertarFaltantes(tx, { equipo: equipos.slice(1).map((nombre) => ({ nombre })) })
  const ids = await equiposDeMedida(tx, equipos)
  await insertarFaltantes(tx, {
    usuario: Array.from({ length: cuantos }, (_, at) => {
      const { nombres, apellidoPaterno, apellidoMaterno } = personaDemo(at)
      const cuerpo = PRIMER_CUERPO + at
      return {
        usuario: usuario(at),
        claveHash,
        rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
        nombres,
        apellidoPaterno,
        apellidoMaterno,
        correo: `${usuario(at)}@alerce.example.cl`,
        roles: ['asesor'],
        equipoId: ids.get(equipo(Math.floor(at / POR_EQUIPO))) ?? equipoId,
        creado: clock.ahora(),
      }
    }),
  })
  return await asesoresDeMedida(
    tx,
    Array.from({ length: cuantos }, (_, at) => usuario(at)),
  )
}
