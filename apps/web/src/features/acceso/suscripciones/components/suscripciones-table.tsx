import { sucesos, sucesosElegibles } from '@alerce/contract/catalogos/base/sucesos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { Suscripcion } from '../queries.ts'
import { estadosDeEnvio } from './entregas.tsx'

const columns = [
  { title: 'Dirección' },
  { title: 'Cliente' },
  { title: 'Sucesos' },
  { title: 'Estado' },
  { title: 'Último envío' },
]

/** "3 de 11 sucesos"; a single one by its text. */
function sucesosDichos({ sucesos: elegidos }: Suscripcion): string {
  const [unico] = elegidos
  if (elegidos.length === 1 && unico) return sucesos[unico].texto
  return elegidos.length === sucesosElegibles.length ? 'Todos' : `${elegidos.length} de ${sucesosElegibles.length}`
}

/** State of a webhook: off by whom, failing, or on. */
export function EstadoDeSuscripcion({ activa, motivo, fallaDesde }: Suscripcion) {
  if (!activa) return <StateGlyph shape="barred">{motivo ? `Desactivado: ${motivo}` : 'Desactivado'}</StateGlyph>
  return <StateGlyph shape={fallaDesde ? 'diamond' : 'disc'}>{fallaDesde ? 'Con fallas' : 'Activo'}</StateGlyph>
}

interface SuscripcionesTableProps {
  readonly of: readonly Suscripcion[]
  readonly onOpen: () => void
}

export function SuscripcionesTable({ of, onOpen }: SuscripcionesTableProps) {
  return (
    <DataTable label="Tabla de webhooks" columns={columns} cards>
      {of.map((suscripcion) => {
        const { suscripcionId, clienteId, url, activa, fallaDesde, ultima } = suscripcion
        return (
          <tr key={suscripcionId} data-off={!activa || undefined}>
            <th scope="row">
              <Link to={`?suscripcionId=${suscripcionId}`} preventScrollReset data-opens onClick={onOpen}>
                {url}
              </Link>
            </th>
            <td data-title="Cliente">{clienteId}</td>
            <td data-title="Sucesos">{sucesosDichos(suscripcion)}</td>
            <td data-title="Estado" data-hot={(activa && fallaDesde !== null) || undefined}>
              <EstadoDeSuscripcion {...suscripcion} />
            </td>
            <td data-title="Último envío" data-keep>
              {ultima ? `${fechaYHora(ultima.en)}, ${estadosDeEnvio[ultima.estado].toLowerCase()}` : 'Ninguno'}
            </td>
          </tr>
        )
      })}
    </DataTable>
  )
}
