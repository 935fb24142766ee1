import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { Cartera } from '../../../../lib/carteras.ts'
import classes from '../carteras.module.css'
import type { Acto } from '../use-actos.ts'
import { Suplencias } from './suplencias.tsx'

const columns = [
  { title: 'Asesor' },
  { title: 'Equipo' },
  { title: 'Estado' },
  { title: 'Casos abiertos', num: true },
  { title: 'Suplencia' },
  { title: 'Acción' },
]

/** Each word that is searched begins one of these. */
const dice = (buscado: string, palabras: string): boolean =>
  textoDeBusqueda(buscado)
    .split(' ')
    .every((palabra) => ` ${textoDeBusqueda(palabras)}`.includes(` ${palabra}`))

interface CarterasPanelProps {
  readonly carteras: readonly Cartera[]
  readonly tell: Tell
  readonly onActo: (acto: Acto) => void
}

/** Advisors of the team, or of all teams, with their open cases and substitutes. */
export function CarterasPanel({ carteras, tell, onActo }: CarterasPanelProps) {
  const [texto, setTexto] = useState('')
  const halladas = carteras.filter(({ nombre, equipo }) => dice(texto, `${nombre} ${equipo ?? ''}`))
  return (
    <Panel title="Asesores" flush>
      <div className={classes.tools}>
        <TextField label="Buscar" placeholder="Nombre o equipo" maxLength={100} value={texto} onChange={setTexto} />
      </div>
      {halladas.length === 0 ? (
        <Empty title="Sin coincidencias" />
      ) : (
        <DataTable label="Tabla de carteras" columns={columns} cards="early">
          {halladas.map((cartera) => (
            <FilaDeCartera key={cartera.asesorId} cartera={cartera} tell={tell} onActo={onActo} />
          ))}
        </DataTable>
      )}
    </Panel>
  )
}

interface FilaDeCarteraProps extends Omit<CarterasPanelProps, 'carteras'> {
  readonly cartera: Cartera
}

function FilaDeCartera({ cartera, tell, onActo }: FilaDeCarteraProps) {
  const { asesorId, nombre, equipo, activo, casosAbiertos } = cartera
  const nada = casosAbiertos === 0 ? 'No tiene casos abiertos' : null
  return (
    <tr data-off={(!activo && casosAbiertos === 0) || undefined}>
      <th scope="row">
        <Link to={`?asesorId=${asesorId}`} data-opens>
          {nombre}
        </Link>
      </th>
      <td data-title="Equipo">{equipo ?? 'Sin equipo'}</td>
      <td data-title="Estado">
        {activo ? <StateGlyph shape="disc">Activo</StateGlyph> : <StateGlyph shape="barred">Desactivado</StateGlyph>}
      </td>
      <td data-title="Casos abiertos" data-num data-hot={(!activo && casosAbiertos > 0) || undefined}>
        {casosAbiertos}
      </td>
      <td data-title="Suplencia">
        <Suplencias de={cartera} tell={tell} />
      </td>
      <td data-title="Acción">
        <div className={classes.acciones}>
          <ReasonedButton
            reason={nada}
            aria-label={`Reasignar la cartera de ${nombre}`}
            onClick={() => onActo({ que: 'reasignar', cartera, elegidos: null })}
          >
            Reasignar cartera
          </ReasonedButton>
          <Button aria-label={`Cubrir la ausencia de ${nombre}`} onClick={() => onActo({ que: 'cubrir', cartera })}>
            Cubrir ausencia
          </Button>
        </div>
      </td>
    </tr>
  )
}
