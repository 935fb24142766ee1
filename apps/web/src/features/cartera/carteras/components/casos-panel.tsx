import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { Check } from '../../../../components/fields/check.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { type Cartera, casos } from '../../../../lib/carteras.ts'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../carteras.module.css'
import { type CasoDeCartera, useCasos } from '../queries.ts'
import type { Acto } from '../use-actos.ts'
import { Suplencias } from './suplencias.tsx'

const columns = [{ title: 'Caso' }, { title: 'RUT' }, { title: 'Estado' }, { title: 'Va junto con' }]

/** Which of the cases that were read are chosen; the other of a pair is chosen, or let go, with each. */
function useEleccion(leidos: readonly CasoDeCartera[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const change = ({ prospectoId, pareja }: CasoDeCartera) => {
    const juntos = [prospectoId, ...(pareja ? [pareja.prospectoId] : [])]
    setIds((antes) => {
      const despues = new Set(antes)
      for (const id of juntos) antes.has(prospectoId) ? despues.delete(id) : despues.add(id)
      return despues
    })
  }
  return {
    elegidos: leidos.filter(({ prospectoId }) => ids.has(prospectoId)),
    change,
    ninguno: () => setIds(new Set()),
  }
}

interface CasosPanelProps {
  readonly cartera: Cartera
  readonly tell: Tell
  readonly onActo: (acto: Acto) => void
}

/** The open cases of one advisor, to choose among: both of a pair are chosen together. */
export function CasosPanel({ cartera, tell, onActo }: CasosPanelProps) {
  const { asesorId, nombre, casosAbiertos, suplencias } = cartera
  const [texto, setTexto] = useState('')
  const leidos = useCasos(asesorId, texto.trim())
  const { elegidos, change, ninguno } = useEleccion(leidos.data?.pages.flatMap(({ filas }) => filas) ?? [])
  const ausente = suplencias.find(({ enCurso }) => enCurso)
  const reassign = () => onActo({ que: 'reasignar', cartera, elegidos, alReasignar: ninguno })
  const aside = (
    <div className={classes.acciones}>
      <ButtonLink to={goTo('carteras')}>Todas las carteras</ButtonLink>
      <Button onClick={() => onActo({ que: 'cubrir', cartera })}>Cubrir ausencia</Button>
      <ReasonedButton
        reason={casosAbiertos === 0 ? m.sinCasos.text : null}
        onClick={() => onActo({ que: 'reasignar', cartera, elegidos: null })}
      >
        Reasignar cartera
      </ReasonedButton>
      <ReasonedButton kind="primary" reason={elegidos.length === 0 ? m.ninguno.text : null} onClick={reassign}>
        {elegidos.length === 0 ? 'Reasignar' : `Reasignar ${casos(elegidos.length)}`}
      </ReasonedButton>
    </div>
  )
  return (
    <Panel title={`Cartera de ${nombre}`} aside={aside} flush>
      <div className={classes.tools}>
        <TextField label="Buscar" placeholder="Nombre o RUT" maxLength={100} value={texto} onChange={setTexto} />
        {suplencias.length > 0 && <Suplencias de={cartera} tell={tell} />}
      </div>
      <Paged of={leidos} failure={m.failed.text}>
        {(pages) => {
          const filas = pages.flatMap((page) => page.filas)
          if (filas.length === 0)
            return (
              <Empty title={texto.trim() ? 'Sin coincidencias' : 'Sin casos abiertos'}>
                {ausente && !texto.trim() && <p>Los tiene {ausente.cubre} mientras cubre su ausencia.</p>}
              </Empty>
            )
          return (
            <DataTable label={`Casos abiertos de ${nombre}`} columns={columns} cards>
              {filas.map((caso) => (
                <FilaDeCaso
                  key={caso.prospectoId}
                  caso={caso}
                  elegido={elegidos.includes(caso)}
                  onCambia={() => change(caso)}
                />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </Panel>
  )
}

interface FilaDeCasoProps {
  readonly caso: CasoDeCartera
  readonly elegido: boolean
  readonly onCambia: () => void
}

function FilaDeCaso({ caso, elegido, onCambia }: FilaDeCasoProps) {
  const { nombre, rut, estado, titular, pareja } = caso
  return (
    <tr>
      <th scope="row">
        <Check
          label={nombre}
          description={titular && `De ${titular}: lo cubre por ahora, y vuelve solo`}
          checked={elegido}
          disabled={titular !== null}
          onChange={onCambia}
        />
      </th>
      <td data-title="RUT" data-keep>
        {rut ? formatoRut(rut) : 'Sin RUT'}
      </td>
      <td data-title="Estado">
        <EstadoGlyph estado={estado} />
      </td>
      <td data-title="Va junto con">{pareja ? pareja.nombre : ''}</td>
    </tr>
  )
}
