import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { ReactNode } from 'react'
import { Button } from '../../../../../components/actions/button.tsx'
import { PostulanteCells, postulanteColumns } from '../../../../../components/mesa/postulante-cells.tsx'
import { DataTable } from '../../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../../components/values/estado.tsx'
import type { CasoDeMesa } from '../../../../../lib/mesa/casos.ts'
import type { Mandato } from '../queries.ts'
import type { Cambios } from '../use-cambios.ts'
import { RevocarButton } from './revocar-button.tsx'

interface RowProps {
  readonly mandato: Mandato
  readonly children: ReactNode
}

function Row({ mandato, children }: RowProps) {
  return (
    <tr>
      <PostulanteCells of={mandato} />
      {children}
    </tr>
  )
}

interface FaltanProps {
  readonly of: readonly Mandato[]
  readonly onOpen: (caso: CasoDeMesa) => void
}

/** Accepted sales that cannot go on without a mandate. */
export function TablaFaltan({ of, onOpen }: FaltanProps) {
  return (
    <DataTable label="Tabla de mandatos que faltan" columns={[...postulanteColumns, { title: 'Acción' }]} cards>
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
    <DataTable label="Tabla de mandatos vigentes" columns={[...postulanteColumns, ...standing]} cards>
      {of.map((mandato) => (
        <Row key={mandato.prospectoId} mandato={mandato}>
          <td data-title="Estado">
            <EstadoGlyph estado={mandato.estado} />
          </td>
          <td data-title="Referencia">{mandato.referencia}</td>
          <td data-title="Registrado" data-keep>
            <span>
              {mandato.otorgado && fechaYHora(mandato.otorgado)}
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
