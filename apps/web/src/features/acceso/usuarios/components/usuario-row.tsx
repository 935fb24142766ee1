import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Link } from 'react-router'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { perfilesDe } from '../perfiles.ts'
import { nombreDe } from '../usuario.ts'
import classes from '../usuarios.module.css'

interface UsuarioRowProps {
  readonly usuario: Usuario
  readonly onOpen: () => void
}

export function UsuarioRow({ usuario, onOpen }: UsuarioRowProps) {
  const { usuarioId, rut, roles, equipo, ultimoIngreso, sesionesAbiertas } = usuario
  return (
    <tr data-off={!usuario.activo || undefined}>
      <th scope="row">
        <Link to={`?usuarioId=${usuarioId}`} preventScrollReset data-opens onClick={onOpen}>
          {nombreDe(usuario)}
        </Link>
        <small>{usuario.usuario}</small>
      </th>
      <td data-title="RUT" data-keep>
        {formatoRut(rut)}
      </td>
      <td data-title="Perfiles">{perfilesDe(roles)}</td>
      <td data-title="Equipo">{equipo ?? <Absent>Sin equipo</Absent>}</td>
      <td data-title="Estado">
        <Estado of={usuario} />
      </td>
      <td data-title="Último ingreso" data-keep>
        {ultimoIngreso ? fechaYHora(ultimoIngreso) : <Absent>Nunca</Absent>}
      </td>
      <td data-title="Sesiones abiertas" data-num>
        {sesionesAbiertas}
      </td>
    </tr>
  )
}

export function Estado({ of: { activo, debeCambiarClave } }: { readonly of: Usuario }) {
  if (!activo) return <StateGlyph shape="barred">Desactivado</StateGlyph>
  return (
    <>
      <StateGlyph shape="disc">Activo</StateGlyph>
      {debeCambiarClave && <small>Debe cambiar su contraseña</small>}
    </>
  )
}

const Absent = ({ children }: { readonly children: string }) => <span className={classes.absent}>{children}</span>
