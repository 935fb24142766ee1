import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { IconCalendarShare, IconClockCog, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { Toast } from '../../../components/feedback/toast.tsx'
import { AsesorSelector } from '../../../components/filters/asesor-selector.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import calendario from './calendario/calendario.module.css'
import { CitasDelEquipo } from './calendario/equipo.tsx'
import { Horas } from './calendario/horas.tsx'
import { Lista } from './calendario/lista.tsx'
import { Mes } from './calendario/mes.tsx'
import { Pie } from './calendario/pie.tsx'
import { Teclado } from './calendario/teclado.tsx'
import { Toolbar } from './calendario/toolbar.tsx'
import classes from './privado/privado.module.css'
import type { Range } from './range.ts'
import { type Agenda, useAgenda } from './use-agenda.ts'
import type { AgendaNews } from './use-aviso.ts'

/** Dialogs and their fields are fetched with the first dialog; the calendar has no fields. */
const Dialogos = lazy(async () => ({ default: (await import('./components/dialogos.tsx')).Dialogos }))

const PrivadoDialog = lazy(async () => ({ default: (await import('./privado/privado-dialog.tsx')).PrivadoDialog }))

/** Export of the agenda: by a secret address, or as a file of the days on screen. */
export function MiCalendario({ range }: { readonly range: Range }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label="Mi calendario en otros programas" onClick={() => setOpen(true)}>
        <IconCalendarShare size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.more}>Mi calendario en otros programas</span>
      </Button>
      {open && (
        <Suspense fallback={<LoadingBar />}>
          <PrivadoDialog range={range} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Actions beside the title of the agenda. */
function Acciones({ agenda: { range, create, deQuien } }: { readonly agenda: Agenda }) {
  const { lidera, asesor, choose } = deQuien
  const reader = useReader('Solo un asesor agenda citas')
  const [exports, sets] = [useOffers('obtenerCalendarioPrivado'), useOffers('obtenerDisponibilidad')]
  if (lidera) return <AsesorSelector every="Todo su equipo" value={asesor} onChange={choose} />
  return (
    <>
      {exports && <MiCalendario range={range} />}
      {reader === null && sets && (
        <ButtonLink to={goTo('disponibilidad')}>
          <IconClockCog size={16} stroke={1.75} aria-hidden="true" />
          Disponibilidad
        </ButtonLink>
      )}
      <ReasonedButton kind="primary" side="bottom" reason={reader} onClick={create}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Nueva cita
      </ReasonedButton>
    </>
  )
}

interface AvisoProps {
  readonly aviso: AgendaNews | null
  readonly onClose: () => void
}

/** Notice of the last change, with its undo button. */
function Aviso({ aviso, onClose }: AvisoProps) {
  const way = aviso?.way
  const press = () => {
    onClose()
    way?.go()
  }
  const action = way && (
    <Button kind="quiet" onClick={press}>
      {way.word}
    </Button>
  )
  return <Toast text={aviso?.text ?? null} nth={aviso?.id ?? 0} action={action} onGone={onClose} />
}

/** True for a head of team who chose no advisor: all of them are listed. */
const esDelEquipo = ({ deQuien: { lidera, asesor } }: Agenda): boolean => lidera && asesor === null

/** The appointments in the view that was chosen. */
function Citas({ agenda }: { readonly agenda: Agenda }) {
  const { vista, lectura } = agenda
  if (esDelEquipo(agenda)) return <CitasDelEquipo range={agenda.range} vista={vista} />
  if (lectura.error) {
    return <NotRead of={lectura} failure={agendaMessages.readFailed.text} />
  }
  if (vista === 'list') return <Lista agenda={agenda} />
  return (
    <div className={calendario.dias}>
      {vista === 'month' ? <Mes agenda={agenda} /> : <Horas key={vista} agenda={agenda} />}
      {agenda.writes && !lectura.isPending && agenda.citas.length === 0 && (
        <p className={calendario.vacia}>Sin citas en estos días: presione donde quiera agendar.</p>
      )}
    </div>
  )
}

/** The calendar (spec 1 §2, Agenda). Reached from a card or a sale, it books for that prospect. */
export function AgendaScreen() {
  const agenda = useAgenda()
  const { opened, nombre, deQuien } = agenda
  const lead = deQuien.quien ? `Agenda de ${deQuien.quien}` : nombre && `Para ${nombre}`
  const helpId = useId()

  return (
    <Page title="Calendario" lead={lead} actions={<Acciones agenda={agenda} />}>
      <Toolbar agenda={agenda} />
      <Teclado agenda={agenda} helpId={helpId}>
        <Citas agenda={agenda} />
      </Teclado>
      <Aviso aviso={agenda.aviso} onClose={agenda.hush} />
      {!esDelEquipo(agenda) && !(agenda.vista === 'list' && agenda.lectura.isPending) && (
        <Pie agenda={agenda} helpId={helpId} />
      )}
      {opened && (
        <Suspense fallback={<LoadingBar />}>
          <Dialogos
            opened={opened}
            prospectoId={agenda.prospectoId}
            nombre={nombre}
            onOpen={agenda.setOpened}
            onMark={agenda.mark}
            onSaid={agenda.said}
            onLetGo={agenda.letGo}
            onClose={() => agenda.setOpened(null)}
          />
        </Suspense>
      )}
    </Page>
  )
}
