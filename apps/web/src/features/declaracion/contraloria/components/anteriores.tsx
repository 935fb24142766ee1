import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { maximoDeAnteriores } from '@alerce/domain/limites'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { useAnteriores } from '../queries.ts'

interface AnterioresProps {
  readonly identificador: number
  readonly onCase: (identificador: number) => void
}

const title = 'Casos anteriores de la persona'
const columns = ['Enviado', 'Caso', 'Como', 'Estado'].map((name) => ({ title: name }))

/** Earlier declarations of the person. Reading them is a logged look at health data, so they load on request. */
export function Anteriores(props: AnterioresProps) {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={title}>
      {open ? (
        <Lista {...props} />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>Ver casos anteriores</Button> Queda en la bitácora de accesos.
        </p>
      )}
    </Panel>
  )
}

function Lista({ identificador, onCase }: AnterioresProps) {
  return (
    <Loaded of={useAnteriores(identificador)} failure={contraloriaMessages.anterioresFailed.text}>
      {(casos) =>
        casos.length === 0 ? (
          <p role="status">Esta persona no tiene otros casos.</p>
        ) : (
          <>
            <DataTable label={title} columns={columns}>
              {casos.map(({ identificador: id, folio, nombre, como, estado, enviadaEn }) => (
                <tr key={id}>
                  <th scope="row" data-keep>
                    {fechaYHora(enviadaEn)}
                  </th>
                  <td>
                    <Button kind="quiet" aria-label={`Abrir el caso ${folio} de ${nombre}`} onClick={() => onCase(id)}>
                      {folio}
                    </Button>
                    <small>{nombre}</small>
                  </td>
                  <td>{como === 'titular' ? 'Titular' : 'Carga'}</td>
                  <td>{estado}</td>
                </tr>
              ))}
            </DataTable>
            {casos.length >= maximoDeAnteriores && (
              <p>Se muestran los {maximoDeAnteriores} más recientes; puede haber otros.</p>
            )}
          </>
        )
      }
    </Loaded>
  )
}
