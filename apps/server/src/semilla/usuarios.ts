import type { Role } from '@alerce/contract/operation'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import { CLAVE_DEMO } from '../core/acceso/sesion/clave-demo.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { hashPassword } from '../platform/password.ts'
import { hayAlguien, hayFilas, insertWithId } from './repository.ts'

interface UsuarioDemo {
  readonly usuario: string
  readonly cuerpo: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  /** Telephone of an advisor, shown on quotes. */
  readonly telefono?: string
  readonly rol: Role
  readonly equipo: 0 | 1 | null
}

const equipos = ['Equipo Oriente', 'Equipo Costa']

const personas: readonly UsuarioDemo[] = [
  {
    usuario: 'asesora',
    cuerpo: 15_784_221,
    nombres: 'Camila',
    apellidoPaterno: 'Rojas',
    apellidoMaterno: 'Ibáñez',
    telefono: '987654001',
    rol: 'asesor',
    equipo: 0,
  },
  {
    usuario: 'asesor2',
    cuerpo: 16_332_908,
    nombres: 'Matías',
    apellidoPaterno: 'Oyarzún',
    apellidoMaterno: 'Lagos',
    telefono: '987654002',
    rol: 'asesor',
    equipo: 1,
  },
  {
    usuario: 'jefatura',
    cuerpo: 12_870_455,
    nombres: 'Patricia',
    apellidoPaterno: 'Núñez',
    apellidoMaterno: 'Cortés',
    telefono: '987654003',
    rol: 'jefatura',
    equipo: 0,
  },
  {
    usuario: 'contraloria',
    cuerpo: 11_946_730,
    nombres: 'Andrés',
    apellidoPaterno: 'Sepúlveda',
    apellidoMaterno: 'Mella',
    rol: 'contraloria',
    equipo: null,
  },
  {
    usuario: 'mesa',
    cuerpo: 17_205_614,
    nombres: 'Fernanda',
    apellidoPaterno: 'Araya',
    apellidoMaterno: 'Pino',
    rol: 'mesa',
    equipo: null,
  },
  {
    usuario: 'administracion',
    cuerpo: 13_518_092,
    nombres: 'Ricardo',
    apellidoPaterno: 'Vidal',
    apellidoMaterno: 'Saavedra',
    rol: 'administracion',
    equipo: null,
  },
]

export const usuariosDemo: string[] = personas.map((p) => p.usuario)

const rutDe = ({ cuerpo }: UsuarioDemo) => `${cuerpo}-${digitoVerificador(cuerpo)}`

/** Demo users by name and RUT. */
export const quienesDemo = personas.map((persona) => ({ usuario: persona.usuario, rut: rutDe(persona) }))

/** True for a database filled with the demo: a demo user exists. */
export const esDeLaDemo = (db: Db): Promise<boolean> => hayAlguien(db, quienesDemo)

export const hayUsuarios = (db: Db): Promise<boolean> => hayFilas(db, 'usuario')

/** The administrator alone: in connected mode the advisors are those of the core. */
export const usuariosConectados: string[] = ['administracion']

/** Two teams and one person per role; the head leads the first team only. `solo`: names of those to create. */
export async function seedUsuarios(tx: Db, clock: Clock, solo: readonly string[] = usuariosDemo): Promise<void> {
  const equipoIds = await insertWithId(
    tx,
    'equipo',
    equipos.map((nombre) => ({ nombre })),
  )
  const rows = personas
    .filter(({ usuario }) => solo.includes(usuario))
    .map(async (p) => ({
      usuario: p.usuario,
      claveHash: await hashPassword(CLAVE_DEMO),
      rut: rutDe(p),
      nombres: p.nombres,
      apellidoPaterno: p.apellidoPaterno,
      apellidoMaterno: p.apellidoMaterno,
      correo: `${p.usuario}@alerce.example.cl`,
      telefono: p.telefono ?? '',
      roles: [p.rol],
      equipoId: p.equipo === null ? null : (equipoIds[p.equipo] ?? null),
      creado: clock.ahora(),
    }))
  await insertWithId(tx, 'usuario', await Promise.all(rows))
}
