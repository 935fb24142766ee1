import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { equipoMessages } from '@alerce/contract/messages/cartera/lista'
import { citasDelEquipoListadas } from '@alerce/domain/agenda/cita'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDe, relojDelCable } from '@alerce/domain/base/fechas/reloj'
import { agrupa } from '@alerce/domain/base/grupos'
import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import { Link } from 'react-router'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useMedia } from '../../../../lib/browser/use-media.ts'
import { useLive } from '../../../../lib/events.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useEquipo } from '../../../../lib/session/equipo.ts'
import { diaEnPalabras } from '../../../../lib/time/dias.ts'
import { useRead } from '../../../../lib/use-call.ts'
import { kindOf, kindText, periodo } from '../citas.ts'
import type { Range, VistaDeAgenda } from '../range.ts'
import { DiaDelEquipo } from './equipo-dia.tsx'
import { KindIcon } from './lista.tsx'

const columns = [{ title: 'Hora' }, { title: 'Asesor' }, { title: 'Con' }, { title: 'Estado' }]

type CitaDelEquipo = ReplyOf<'obtenerCitasDelEquipo'>['citas'][number]

const Mas = () => <Notice>{`Se muestran las primeras ${citasDelEquipoListadas} citas: elija menos días.`}</Notice>

function Fila({ cita }: { readonly cita: CitaDelEquipo }) {
  const { asesorId, asesor, nombre, estado } = cita
  const [start, end] = [relojDelCable(cita.fechaHoraInicio), relojDelCable(cita.fechaHoraTermino)]
  const kind = kindOf({ estado, start, end })
  return (
    <tr>
      <th scope="row" data-keep>
        {horaDe(start)} a {horaDe(end)}
      </th>
      <td data-title="Asesor">
        <Link to={`${goTo('agenda')}?asesor=${asesorId}&fecha=${fechaDe(start)}`} data-opens>
          {asesor}
        </Link>
      </td>
      <td data-title="Con">{nombre}</td>
      <td data-title="Estado">
        <span>
          <KindIcon kind={kind} /> {kindText[kind]}
        </span>
      </td>
    </tr>
  )
}

interface CitasDelEquipoProps {
  readonly range: Range
  readonly vista: VistaDeAgenda
}

/** Active advisors of a team, and others with appointments among these, by name. */
function asesoresDe({ asesores }: ReplyOf<'obtenerAsesoresDelEquipo'>, citas: readonly CitaDelEquipo[]) {
  const nombres = new Map(citas.map(({ asesorId, asesor }) => [asesorId, asesor]))
  for (const { identificador, nombre, activo } of asesores) if (activo) nombres.set(identificador, nombre)
  return [...nombres]
    .map(([asesorId, asesor]) => ({ asesorId, asesor }))
    .toSorted((a, b) => a.asesor.localeCompare(b.asesor, 'es'))
}

interface DiaProps {
  readonly citas: readonly CitaDelEquipo[]
  readonly fecha: FechaISO
}

/** One day in columns; a free advisor has one too, so that a free hour is found. */
function EnColumnas({ citas, fecha }: DiaProps) {
  const equipo = useEquipo(null)
  return (
    <Loaded of={equipo} failure={equipoMessages.failed.text} ghost={<SkeletonRows />}>
      {(leido) => {
        const asesores = asesoresDe(leido, citas)
        if (asesores.length === 0) return <Empty title="Su equipo no tiene asesores" />
        return <DiaDelEquipo citas={citas} fecha={fecha} asesores={asesores} />
      }}
    </Loaded>
  )
}

/** Appointments of all advisors of a team, by day; one day in a column per advisor where there is room. Each leads to the calendar of its advisor. */
export function CitasDelEquipo({ range, vista }: CitasDelEquipoProps) {
  const ancha = useMedia('(width >= 700px), print')
  useLive('obtenerCitasDelEquipo')
  const { fechaHoraInicio, fechaHoraTermino } = periodo(range)
  const lectura = useRead('obtenerCitasDelEquipo', { fechaHoraInicio, fechaHoraTermino })
  return (
    <Loaded of={lectura} failure={agendaMessages.readFailed.text} ghost={<SkeletonRows />}>
      {({ citas, hayMas }) => {
        if (vista === 'day' && ancha)
          return (
            <Stack>
              {hayMas && <Mas />}
              <EnColumnas citas={citas} fecha={range.start} />
            </Stack>
          )
        if (citas.length === 0) return <Empty title="Su equipo no tiene citas en estos días" />
        const dias = agrupa(citas, ({ fechaHoraInicio: inicio }) => fechaDe(relojDelCable(inicio)))
        return (
          <Stack>
            {hayMas && <Mas />}
            {[...dias].map(([dia, suyas]) => {
              const title = conMayuscula(diaEnPalabras(dia))
              return (
                <Panel key={dia} title={title} flush>
                  <DataTable label={`Citas del ${title}`} columns={columns} cards>
                    {suyas.map((cita) => (
                      <Fila key={cita.citaId} cita={cita} />
                    ))}
                  </DataTable>
                </Panel>
              )
            })}
          </Stack>
        )
      }}
    </Loaded>
  )
}
