import { common } from '@alerce/contract/messages/common'
import { maximoDeUnLote } from '@alerce/domain/limites'
import { IconClockPause, IconMessage, IconTag, IconTransfer } from '@tabler/icons-react'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useLidera } from '../../../../lib/session/use-lock.ts'
import { useEtiquetar } from '../etiquetas/use-etiquetar.tsx'
import type { EscribirDialog } from './escribir-dialog.tsx'
import classes from './seleccion.module.css'
import { usePosponer } from './use-posponer.tsx'
import { useReasignar } from './use-reasignar.tsx'
import { type OnHecho, useResto } from './use-resto.tsx'
import type { SeleccionDeFichas } from './use-seleccion-de-fichas.ts'

function motivoDe(cuantos: number): string | null {
  if (cuantos === 0) return 'Elija al menos un prospecto.'
  return cuantos > maximoDeUnLote ? `Elija hasta ${maximoDeUnLote}.` : null
}

interface ActoDeLote {
  readonly nombre: string
  readonly Icon: typeof IconTag
  readonly busy: boolean
  readonly run: () => void
}

interface BarraDeSeleccionProps {
  readonly seleccion: SeleccionDeFichas
  readonly actos: readonly ActoDeLote[]
}

/** Line over the list while prospects are chosen: all of them, how many, and what is done with them. Key R goes there. */
function BarraDeSeleccion({ seleccion, actos }: BarraDeSeleccionProps) {
  const { elegidos, mostrados, chooseAll, leave, entered } = seleccion
  const root = useRef<HTMLDivElement>(null)
  const todos = useRef<HTMLInputElement>(null)
  const cuantos = elegidos.length
  useScreenKey(root, 'r', () => root.current?.querySelector<HTMLElement>('[data-hace]')?.focus())
  // The button that entered goes away; with X the focus stays on the card
  useEffect(() => {
    if (entered) todos.current?.focus()
  }, [entered])
  const algunos = cuantos > 0 && cuantos < mostrados
  useEffect(() => {
    if (todos.current) todos.current.indeterminate = algunos
  }, [algunos])
  return (
    <div ref={root} className={classes.barra}>
      <label className={classes.todos}>
        <input
          ref={todos}
          type="checkbox"
          aria-label={`Todos los ${mostrados} mostrados`}
          checked={mostrados > 0 && cuantos === mostrados}
          onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
        />
        Todos
      </label>
      <span role="status" className={classes.cuantos}>
        {cuantos === 1 ? '1 elegido' : `${cuantos} elegidos`}
      </span>
      {actos.map(({ nombre, Icon, busy, run }) => (
        <ReasonedButton
          key={nombre}
          kind="tonal"
          side="bottom"
          data-hace
          reason={motivoDe(cuantos)}
          busy={busy}
          onClick={run}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {nombre}
        </ReasonedButton>
      ))}
      <Button kind="quiet" onClick={leave}>
        Salir
      </Button>
    </div>
  )
}

/** Line of the chosen prospects, and what was done with them. */
export function Lote({ seleccion }: { readonly seleccion: SeleccionDeFichas }) {
  const { activa, elegidos, leave, release } = seleccion
  const lidera = useLidera()
  const reasigna = useOffers('reasignarProspectos')
  const resto = useResto(elegidos)
  const end: OnHecho = (hecho) => {
    resto.tell(hecho)
    if (hecho.hechos.length === elegidos.length) leave()
    else release(hecho.hechos)
  }
  const posponer = usePosponer(elegidos, end)
  const reasignar = useReasignar(elegidos, end)
  const etiquetar = useEtiquetar(({ hechos, rechazados }) =>
    end({
      hechos: hechos.map(({ prospectoId }) => prospectoId),
      rechazados,
      no: ['No se etiquetó', 'No se etiquetaron'],
    }),
  )
  const [Escribir, setEscribir] = useState<ComponentType<ComponentProps<typeof EscribirDialog>> | null>(null)
  const escribir = useAction(async () => {
    const { EscribirDialog } = await import('./escribir-dialog.tsx')
    setEscribir(() => EscribirDialog)
  }, common.unexpected.text)
  const tags = {
    nombre: 'Etiquetar',
    Icon: IconTag,
    busy: etiquetar.abrir.busy,
    run: () => etiquetar.abrir.run(elegidos),
  }
  const ofTeam = { nombre: 'Reasignar', Icon: IconTransfer, busy: reasignar.abrir.busy, run: reasignar.abrir.run }
  const actos = lidera
    ? [...(reasigna ? [ofTeam] : []), tags]
    : [
        { nombre: 'Posponer', Icon: IconClockPause, busy: posponer.abrir.busy, run: posponer.abrir.run },
        tags,
        { nombre: 'Escribir', Icon: IconMessage, busy: escribir.busy, run: escribir.run },
      ]
  return (
    <>
      {activa && <BarraDeSeleccion seleccion={seleccion} actos={actos} />}
      {resto.aviso}
      {posponer.avisos}
      {reasignar.avisos}
      {etiquetar.avisos}
      {Escribir && (
        <Escribir prospectos={elegidos.map(({ prospectoId }) => prospectoId)} onClose={() => setEscribir(null)} />
      )}
    </>
  )
}
