import { etiquetaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { esEtiqueta, etiquetaLimpia, LARGO_DE_ETIQUETA, maximoDeEtiquetas } from '@alerce/domain/cartera/etiqueta'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { type Prospecto, useEtiquetas } from '../queries.ts'
import classes from './etiquetas.module.css'

/** Tags to put on each of the chosen prospects, and to take from each. */
export interface CambioElegido {
  readonly agrega: string[]
  readonly quita: string[]
}

interface CasillaProps {
  readonly etiqueta: string
  /** Chosen prospects that have it. */
  readonly cuantos: number
  readonly total: number
  /** Last press; undefined: as it is. */
  readonly elegida: boolean | undefined
  readonly onChange: (elegida: boolean) => void
}

/** Box of a tag; half checked while some of the chosen prospects have it. */
function Casilla({ etiqueta, cuantos, total, elegida, onChange }: CasillaProps) {
  const algunos = elegida === undefined && cuantos > 0 && cuantos < total
  return (
    <label className={classes.casilla}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = algunos
        }}
        type="checkbox"
        checked={elegida ?? cuantos === total}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {etiqueta}
      {algunos && (
        <small>
          en {cuantos} de {total}
        </small>
      )}
    </label>
  )
}

interface EtiquetasDialogProps {
  readonly elegidos: readonly Prospecto[]
  readonly onGuardar: (cambio: CambioElegido) => Promise<unknown>
  readonly onClose: () => void
}

/** Fault of the tag that is being typed; null: none, or nothing typed. */
const faltaDe = (nueva: string): string | null =>
  nueva === '' || esEtiqueta(etiquetaLimpia(nueva)) ? null : m.invalida.text

/** Tags of one prospect or of several: those in use to check, and a new one to type. */
export function EtiquetasDialog({ elegidos, onGuardar, onClose }: EtiquetasDialogProps) {
  const { data, error, isFetching, refetch } = useEtiquetas(null)
  const [pulsadas, setPulsadas] = useState<Readonly<Record<string, boolean>>>({})
  const [nueva, setNueva] = useState('')
  const [falta, setFalta] = useState<string | null>(null)
  const campo = useRef<HTMLInputElement>(null)
  const { busy, run } = useAction(onGuardar, m.saveFailed.text)
  const leave = wayOut(busy, onClose)
  const total = elegidos.length
  const cuantosDe = (etiqueta: string) => elegidos.filter(({ etiquetas }) => etiquetas.includes(etiqueta)).length
  const suyas = elegidos.flatMap(({ etiquetas }) => etiquetas)
  const ofrecidas = [...new Set([...suyas, ...(data?.etiquetas ?? []), ...Object.keys(pulsadas)])].toSorted((a, b) =>
    a.localeCompare(b, 'es'),
  )
  const refuse = (mensaje: string) => {
    setFalta(mensaje)
    campo.current?.focus()
  }
  const add = () => {
    const mal = faltaDe(nueva)
    if (mal) return refuse(mal)
    if (nueva !== '') setPulsadas({ ...pulsadas, [etiquetaLimpia(nueva)]: true })
    setNueva('')
    campo.current?.focus()
  }
  const byEnter = (event: SyntheticEvent) => {
    event.preventDefault()
    add()
  }
  const save = () => {
    const mal = faltaDe(nueva)
    if (mal) return refuse(mal)
    const todas = nueva === '' ? pulsadas : { ...pulsadas, [etiquetaLimpia(nueva)]: true }
    const agrega = Object.keys(todas).filter((una) => todas[una] && cuantosDe(una) < total)
    const quita = Object.keys(todas).filter((una) => !todas[una] && cuantosDe(una) > 0)
    const quedan = total === 1 ? (elegidos[0]?.etiquetas.length ?? 0) - quita.length : 0
    if (quedan + agrega.length > maximoDeEtiquetas) return refuse(m.demasiadas.text)
    return agrega.length + quita.length === 0 ? onClose() : run({ agrega, quita })
  }
  return (
    <Dialog
      title="Etiquetas"
      onClose={leave.onClick}
      footer={
        <>
          <Button {...leave}>Cancelar</Button>
          <Button kind="primary" busy={busy} onClick={save}>
            Guardar
          </Button>
        </>
      }
    >
      <div className={classes.partes}>
        <p>{total === 1 ? elegidos[0]?.nombre : `${total} prospectos`}</p>
        {error && !data && (
          <Notice
            tone="bad"
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            {messageOf(error, m.readFailed.text)}
          </Notice>
        )}
        {ofrecidas.length > 0 && (
          <fieldset className={classes.casillas} aria-label="Etiquetas en uso">
            {ofrecidas.map((etiqueta) => (
              <Casilla
                key={etiqueta}
                etiqueta={etiqueta}
                cuantos={cuantosDe(etiqueta)}
                total={total}
                elegida={pulsadas[etiqueta]}
                onChange={(elegida) => setPulsadas({ ...pulsadas, [etiqueta]: elegida })}
              />
            ))}
          </fieldset>
        )}
        <form className={classes.nueva} noValidate onSubmit={byEnter}>
          <TextField
            ref={campo}
            label="Etiqueta nueva"
            description={`Hasta ${maximoDeEtiquetas} por persona. Nada de salud.`}
            maxLength={LARGO_DE_ETIQUETA}
            value={nueva}
            error={falta}
            onChange={(value) => {
              setFalta(null)
              setNueva(value)
            }}
          />
          <Button type="submit">Agregar</Button>
        </form>
      </div>
    </Dialog>
  )
}
