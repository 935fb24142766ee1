import { descargarUsuarios } from '@alerce/contract/operations/acceso/planilla-usuarios'
import { nombresDeColumna } from '@alerce/domain/acceso/planilla-de-usuarios'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { useCase } from '../../../use-case.ts'
import { recordEvento } from '../../seguridad/record-evento.ts'
import { todosLosUsuarios } from '../read-model.ts'

/** All users, in the columns that revisarUsuarios reads. */
export const descargarUsuariosUseCase = useCase(descargarUsuarios, async (_input, ctx) => {
  const todos = await todosLosUsuarios(ctx.tx)
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'usuariosDescargados', `${todos.length} usuarios`))
  const filas = todos.map((uno) => [
    uno.usuario,
    uno.rut,
    uno.nombres,
    uno.apellidoPaterno,
    uno.apellidoMaterno,
    uno.correo,
    uno.telefono,
    uno.roles.join(', '),
    uno.equipo ?? '',
    uno.activo ? 'sí' : 'no',
  ])
  return {
    contenido: Buffer.from(escribeCsv(nombresDeColumna, filas)),
    mime: 'text/csv' as const,
    nombre: 'usuarios.csv',
  }
})
