import { vistaMessages } from '@alerce/contract/messages/cartera/lista'
import { IconBookmarkPlus, IconPencil } from '@tabler/icons-react'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { LinkTabs } from '../../../../components/layout/link-tabs.tsx'
import { type FiltrosDeCartera, filtrosIniciales } from '../../../../lib/filtros-de-cartera.ts'
import { focusTitle } from '../../../../lib/focus/focus.ts'
import { LET_GO } from '../../../../lib/form/let-go.ts'
import { usePageKey } from '../../../../lib/keys/use-page-key.ts'
import {
  consultaDeFiltros,
  filtrosDeVista,
  showsAsSaved,
  useVistas,
  type VistaDeCartera,
} from '../../../../lib/vistas.ts'
import { habia, note } from '../habia.ts'
import { useActosDeVista } from './use-actos-de-vista.ts'
import type { VistaDialogProps } from './vista-dialog.tsx'
import classes from './vistas.module.css'

const icono = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Keys of the tabs, in their order. */
const TECLAS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Tabs of the list: all of it, then each view. */
function tabsDe(vistas: readonly VistaDeCartera[], filtros: FiltrosDeCartera) {
  const todas = consultaDeFiltros({ ...filtrosIniciales(), asesor: filtros.asesor })
  return [
    { to: todas, name: 'Todas', current: consultaDeFiltros(filtros) === todas },
    ...vistas.map((vista) => ({
      to: consultaDeFiltros(filtrosDeVista(vista, filtros.asesor)),
      name: vista.nombre,
      current: filtros.vista === vista.vistaId,
    })),
  ]
}

/** Before the views are read: there were some, or filters are on screen that may be saved. */
const expectsLine = (tabs: ReturnType<typeof tabsDe>): boolean =>
  habia('vistas') || tabs.every(({ current }) => !current)

/** The dialog of a view, which home does not carry, and the view in it; null: a new one. */
interface Abierta {
  readonly Dialogo: ComponentType<VistaDialogProps>
  readonly vista: VistaDeCartera | null
}

interface ElegidaActsProps {
  readonly vista: VistaDeCartera
  /** Other filters are on screen. */
  readonly cambiada: boolean
  readonly updating: boolean
  readonly onActualizar: () => void
  readonly opening: boolean
  readonly onEditar: () => void
}

/** Acts on the chosen view, for those who may change it. */
function ElegidaActs({ vista, cambiada, updating, onActualizar, opening, onEditar }: ElegidaActsProps) {
  const { nombre } = vista
  return (
    <>
      {cambiada && (
        <Button kind="quiet" busy={updating} aria-label={`Actualizar la vista ${nombre}`} onClick={onActualizar}>
          Actualizar
        </Button>
      )}
      <Button
        kind="quiet"
        icon
        busy={opening}
        title="Editar la vista"
        aria-label={`Editar la vista ${nombre}`}
        onClick={onEditar}
      >
        <IconPencil {...icono} />
      </Button>
    </>
  )
}

interface VistasProps {
  readonly filtros: FiltrosDeCartera
  /** Columns that a saved view keeps; null: the list is no table. */
  readonly columnas: FiltrosDeCartera['columnas']
}

/** Saved views as tabs above the list, and the acts on the chosen one. */
export function Vistas({ filtros, columnas }: VistasProps) {
  const vistas = useVistas()
  const mostrados = { ...filtros, columnas }
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [abierta, setAbierta] = useState<Abierta | null>(null)
  const { tell, letGo, toast } = useUndoToast(LET_GO.failed)
  const { actualizar, remove, over } = useActosDeVista(mostrados)
  const tabs = tabsDe(vistas ?? [], filtros)
  const elegida = vistas?.find(({ vistaId }) => vistaId === filtros.vista) ?? null
  const cambiada = elegida !== null && !showsAsSaved(filtros, elegida)

  const show = ({ to }: { readonly to: string }) => void navigate(to, { preventScrollReset: true })
  usePageKey(TECLAS.slice(0, tabs.length > 1 ? tabs.length : 0), (key) => {
    const tab = tabs[Number(key)]
    if (tab) show(tab)
  })

  const { busy, run } = useAction(async (vista: VistaDeCartera | null) => {
    const { VistaDialog } = await import('./vista-dialog.tsx')
    setAbierta({ Dialogo: VistaDialog, vista })
  }, vistaMessages.readFailed.text)

  /** The pencil of a deleted view goes with it, and the tabs go with the last view. */
  const leave = () => {
    flushSync(() => setAbierta(null))
    const [todas] = tabs.length > 2 ? (root.current?.getElementsByTagName('a') ?? []) : []
    if (todas) todas.focus()
    else focusTitle()
  }

  const hay = tabs.length > 1
  const guarda = vistas && !tabs.some(({ current }) => current && !cambiada)
  useEffect(() => {
    if (vistas) note('vistas', hay)
  }, [vistas, hay])
  // The button that saved goes away: the focus waits in the line for the new tab
  useLayoutEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>('a[aria-current]')
    if (elegida && document.activeElement === root.current) tab?.focus()
  }, [elegida])
  const vacia = vistas ? !hay && !guarda : vistas === null || !expectsLine(tabs)
  return (
    <div ref={root} tabIndex={-1} className={classes.vistas} data-vacia={vacia || undefined}>
      {hay && <LinkTabs label="Vistas" tabs={tabs} />}
      <div className={classes.actos}>
        {elegida?.edita && (
          <ElegidaActs
            vista={elegida}
            cambiada={cambiada}
            updating={actualizar.busy}
            onActualizar={() => actualizar.run(elegida)}
            opening={busy}
            onEditar={() => run(elegida)}
          />
        )}
        {guarda && (
          <Button
            kind="quiet"
            icon={hay}
            busy={busy}
            title={hay ? 'Guardar vista' : undefined}
            aria-label="Guardar vista"
            onClick={() => run(null)}
          >
            <IconBookmarkPlus {...icono} />
            {!hay && 'Guardar vista'}
          </Button>
        )}
      </div>
      {abierta && (
        <abierta.Dialogo
          vista={abierta.vista}
          filtros={mostrados}
          onSaved={(vistaId, text) => {
            flushSync(() => setAbierta(null))
            tell(text)
            if (abierta.vista) return
            root.current?.focus()
            show({ to: consultaDeFiltros({ ...mostrados, vista: vistaId }) })
          }}
          onEliminar={(vista) => remove(vista, leave)}
          onClose={() => setAbierta(null)}
          onLetGo={letGo(() => setAbierta(abierta))}
        />
      )}
      {toast}
      {over}
    </div>
  )
}
