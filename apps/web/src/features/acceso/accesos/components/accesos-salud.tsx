import { actoText } from '@alerce/contract/catalogos/acceso/accesos'
import type { FiltroDeAccesosForm } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { IconShieldCheck } from '@tabler/icons-react'
import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { idIn } from '../../../../lib/use-ids.ts'
import classes from '../accesos.module.css'
import { type AccesoSalud, useAccesosSalud, useVerificar } from '../queries.ts'
import { AccesosFilter } from './accesos-filter.tsx'

const columns = [
  { title: 'Fecha' },
  { title: 'Quién' },
  { title: 'Qué hizo' },
  { title: 'Folio', num: true },
  { title: 'Dirección' },
]

/** Filter values from the URL. The URL never names a person. */
function enLaDireccion(params: URLSearchParams): Omit<FiltroDeAccesosForm, 'persona'> {
  const dia = (name: string) => {
    const value = params.get(name) ?? ''
    return esFecha(value) ? value : ''
  }
  const [desde, hasta] = [dia('desde'), dia('hasta')]
  const folio = idIn(params, 'folio')
  return {
    operacion: (params.get('operacion') ?? '').slice(0, 60),
    desde,
    hasta: hasta < desde ? '' : hasta,
    folio: folio === null ? '' : String(folio),
  }
}

/** Walks the chain of the access log and says whether it holds. */
function Verificacion() {
  const verificar = useVerificar()
  const { busy, run } = useAction(() => verificar.mutateAsync({}), administracionMessages.accesosFailed.text)
  return (
    <div className={classes.verify}>
      <p>Cada entrada sella a la anterior: si alguna se cambia, se borra o se mueve, la verificación lo dice.</p>
      <Button busy={busy} onClick={run}>
        {!busy && <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />}
        Verificar registro
      </Button>
      {verificar.data && !busy && <Resultado of={verificar.data} />}
    </div>
  )
}

function Resultado({ of: { entradas, huella, problemas } }: { readonly of: ReplyOf<'verificarAccesos'> }) {
  const count = entradas === 1 ? '1 entrada' : `${formatoNumero(entradas)} entradas`
  if (problemas.length === 0) {
    return (
      <Notice tone="info">
        <h2>El registro está íntegro: {count}</h2>
        {huella && (
          <p>
            Huella de la última: <code>{huella}</code>
          </p>
        )}
      </Notice>
    )
  }
  return (
    <Notice tone="bad">
      <h2>El registro no está íntegro: {count}</h2>
      <ul>
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Log of accesses to health data, granted or refused. The URL holds the filters, except the person's name. */
export function AccesosSalud() {
  const [params, setParams] = useSearchParams()
  const [persona, setPersona] = useState('')
  const filtro = { persona, ...enLaDireccion(params) }
  const filter = ({ persona: quien, ...next }: FiltroDeAccesosForm) => {
    // One update: a render between both changes would send an unwanted request
    startTransition(() => {
      setPersona(quien)
      setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
        preventScrollReset: true,
      })
    })
  }
  return (
    <Stack>
      <Verificacion />
      <AccesosFilter key={JSON.stringify(filtro)} filtro={filtro} onFilter={filter} />
      <Panel title="Accesos a datos de salud" flush>
        <Paged of={useAccesosSalud(filtro)} failure={administracionMessages.accesosFailed.text}>
          {(pages) => <Accesos of={pages.flatMap(({ accesos }) => accesos)} />}
        </Paged>
      </Panel>
    </Stack>
  )
}

function Accesos({ of }: { readonly of: readonly AccesoSalud[] }) {
  if (of.length === 0) return <Empty title="No hay accesos registrados" />
  return (
    <DataTable label="Tabla de accesos" columns={columns} cards>
      {of.map(({ accesoId, en, actor, operacion, folio, ip, rechazado }) => (
        <tr key={accesoId}>
          <th scope="row" data-keep>
            {fechaYHoraExacta(en)}
          </th>
          <td data-title="Quién">{actor}</td>
          <td data-title="Qué hizo">{actoText(operacion, rechazado)}</td>
          <td data-title="Folio" data-num>
            {folio ?? '–'}
          </td>
          <td data-title="Dirección" data-keep>
            {ip}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
