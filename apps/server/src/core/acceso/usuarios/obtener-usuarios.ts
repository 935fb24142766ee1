import type { Role } from '@alerce/contract/operation'
import { obtenerUsuarios } from '@alerce/contract/operations/acceso/usuarios'
import { sesionesPorUsuario } from '../../../sesiones/read-model-registro.ts'
import { useCase } from '../../use-case.ts'
import { usuarios } from './read-model.ts'

const { compare } = new Intl.Collator('es')

/** Everybody who can log in, or once could. */
export const obtenerUsuariosUseCase = useCase(obtenerUsuarios, async (_input, { tx, ahora }) => {
  const [todos, sesiones] = [await usuarios(tx), await sesionesPorUsuario(tx, ahora)]
  return todos
    .map(({ id, roles, ...usuario }) => ({
      ...usuario,
      usuarioId: id,
      roles: roles as Exclude<Role, 'supervisor'>[],
      sesionesAbiertas: sesiones.get(id)?.abiertas ?? 0,
      ultimoIngreso: sesiones.get(id)?.ultimoIngreso ?? null,
    }))
    .toSorted(
      (a, b) =>
        Number(b.activo) - Number(a.activo) ||
        compare(`${a.nombres} ${a.apellidoPaterno}`, `${b.nombres} ${b.apellidoPaterno}`),
    )
})
