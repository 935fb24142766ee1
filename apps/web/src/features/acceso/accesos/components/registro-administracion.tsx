import { type FiltroDeActosForm, filtroDeAccesosRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { downloadActos, type EventoDeSeguridad, useEventos } from '../queries.ts'
import { FiltroDeRegistro } from './filtro-de-registro.tsx'

const columns = [
  { title: 'Fecha' },
  { title: 'Quién' },
  { title: 'Qué hizo' },
  { title: 'Sobre' },
  { title: 'Dirección' },
]

const NADA: FiltroDeActosForm = { persona: '', desde: '', hasta: '' }

interface ActosFilterProps {
  readonly filtro: FiltroDeActosForm
  readonly onFilter: (filtro: FiltroDeActosForm) => void
}

/** Filters of the log of administration: author and days. What is shown can be downloaded. */
function ActosFilter({ filtro, onFilter }: ActosFilterProps) {
  const form = useAlerceForm<FiltroDeActosForm>({ name: null, initial: filtro, rules: filtroDeAccesosRules })
  return (
    <FiltroDeRegistro
      label="Filtrar los actos"
      form={form}
      filtro={filtro}
      nada={NADA}
      onFilter={onFilter}
      download={downloadActos}
      archivo="administracion.csv"
    >
      <TextField {...form.field('persona')} label="Quién" maxLength={60} />
      <DateField {...form.field('desde')} label="Desde" />
      <DateField {...form.field('hasta')} label="Hasta" />
    </FiltroDeRegistro>
  )
}

/** Log of the acts of administrators. */
export function RegistroAdministracion() {
  const [filtro, setFiltro] = useState(NADA)
  return (
    <Stack>
      <ActosFilter key={JSON.stringify(filtro)} filtro={filtro} onFilter={setFiltro} />
      <Panel title="Registro de administración" flush>
        <Paged of={useEventos(filtro)} failure={administracionMessages.accesosFailed.text}>
          {(pages) => <Eventos of={pages.flatMap(({ eventos }) => eventos)} />}
        </Paged>
      </Panel>
    </Stack>
  )
}

function Eventos({ of }: { readonly of: readonly EventoDeSeguridad[] }) {
  if (of.length === 0) return <Empty title="No hay acciones registradas" />
  return (
    <DataTable label="Tabla de acciones" columns={columns} cards>
      {of.map(({ eventoId, en, actor, evento, sobre, ip }) => (
        <tr key={eventoId}>
          <th scope="row" data-keep>
            {fechaYHora(en)}
          </th>
          <td data-title="Quién">{actor}</td>
          <td data-title="Qué hizo">{evento}</td>
          <td data-title="Sobre">{sobre}</td>
          <td data-title="Dirección" data-keep>
            {ip}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
