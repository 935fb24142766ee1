import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import type { Caso } from '../../../../lib/mesa/casos.ts'
import { instantText } from '../../../../lib/time/instant.ts'
import type { Mandato } from '../queries.ts'
import type { Cambios } from '../use-cambios.ts'
import { RevocarButton } from './revocar-button.tsx'

interface RowProps {
  readonly mandato: Mandato
  readonly children: ReactNode
}

function Row({ mandato: { nombre, rut, folioDS, asesor }, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {nombre}
        {rut && <small>{formatoRut(rut)}</small>}
      </th>
      <td data-title="Folio DS" data-keep>
        {folioDS ?? '–'}
      </td>
      <td data-title="Asesor">{asesor}</td>
      {children}
    </tr>
  )
}

const who = [{ title: 'Postulante' }, { title: 'Folio DS' }, { title: 'Asesor' }]

interface FaltanProps {
  readonly of: readonly Mandato[]
  readonly onOpen: (caso: Caso) => void
}

/** Accepted sales that cannot go on without a mandate. */
export function TablaFaltan({ of, onOpen }: FaltanProps) {
  return (
    <DataTable label="Tabla de mandatos que faltan" columns={[...who, { title: 'Acción' }]} cards>
      {of.map((mandato) => (
        <Row key={mandato.prospectoId} mandato={mandato}>
          <td>
            <Button
              kind="tonal"
              aria-label={`Registrar el mandato de ${mandato.nombre}`}
              onClick={() => onOpen(mandato)}
            >
              Registrar
            </Button>
          </td>
        </Row>
      ))}
    </DataTable>
  )
}

interface VigentesProps {
  readonly of: readonly Mandato[]
  readonly revocar: Cambios['revocar']
}

const standing = [{ title: 'Estado' }, { title: 'Referencia' }, { title: 'Registrado' }, { title: 'Acción' }]

/** Mandates that stand. */
export function TablaVigentes({ of, revocar }: VigentesProps) {
  return (
    <DataTable label="Tabla de mandatos vigentes" columns={[...who, ...standing]} cards>
      {of.map((mandato) => (
        <Row key={mandato.prospectoId} mandato={mandato}>
          <td data-title="Estado">
            <EstadoGlyph estado={mandato.estado} />
          </td>
          <td data-title="Referencia">{mandato.referencia}</td>
          <td data-title="Registrado" data-keep>
            <span>
              {mandato.otorgado && instantText(mandato.otorgado)}
              <small>
                por {mandato.por}
                {mandato.origen === 'postulante' && ', con su enlace'}
              </small>
            </span>
          </td>
          <td>
            <RevocarButton mandato={mandato} revocar={revocar} />
          </td>
        </Row>
      ))}
    </DataTable>
  )
}
