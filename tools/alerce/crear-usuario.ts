import { parseArgs } from 'node:util'
import { asOperator, type OperatorCall } from '../../apps/server/src/command.ts'
import { guardarEquipo, guardarUsuario, obtenerEquipos } from '../../packages/contract/operations/acceso/usuarios.ts'

export const resumen = 'Crea un usuario y muestra su contraseña provisoria.'

const uso = `Uso: npm run alerce -- crear-usuario --usuario crojas --rut 15784221-8 --nombres Camila --apellido Rojas
  --correo camila@ejemplo.cl --roles asesor [--segundo-apellido Ibáñez]
  [--telefono 912345678] [--equipo "Equipo Oriente"]
Perfiles: asesor, jefatura, contraloria, mesa, administracion (varios separados por coma).`

/** Finds a team, or creates it: a new installation has none. */
async function teamOf(call: OperatorCall, nombre: string | undefined): Promise<number | null> {
  if (!nombre) return null
  const found = (await call(obtenerEquipos, {})).find((equipo) => equipo.nombre === nombre)
  if (found) return found.equipoId
  const { equipoId } = await call(guardarEquipo, { nombre })
  console.log(`Equipo «${nombre}» creado.`)
  return equipoId
}

export async function run(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const
  const options = {
    usuario: text,
    rut: text,
    nombres: text,
    apellido: text,
    'segundo-apellido': text,
    correo: text,
    telefono: text,
    roles: text,
    equipo: text,
  }
  const { values } = parseArgs({ args: [...args], options })
  if (!values.usuario) {
    console.log(uso)
    process.exitCode = 1
    return
  }
  const { claveProvisoria, debeCambiarla } = await asOperator('crear-usuario', async (call) =>
    call(guardarUsuario, {
      usuario: values.usuario,
      rut: values.rut ?? '',
      nombres: values.nombres ?? '',
      apellidoPaterno: values.apellido ?? '',
      apellidoMaterno: values['segundo-apellido'] ?? '',
      correo: values.correo ?? '',
      telefono: values.telefono ?? '',
      roles: (values.roles ?? '').split(',').filter(Boolean),
      equipoId: await teamOf(call, values.equipo),
    }),
  )
  console.log(`Usuario «${values.usuario}» creado.`)
  console.log(`Contraseña provisoria: ${claveProvisoria}`)
  console.log(`No se volverá a mostrar.${debeCambiarla ? ' Debe cambiarse en el primer ingreso.' : ''}`)
}
