import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'

type MessageTone = 'error' | 'ok' | 'info'

const icons = { error: IconAlertCircle, ok: IconCircleCheck, info: IconInfoCircle }

interface MessageDialogProps {
  readonly text: string
  readonly tone?: MessageTone
  readonly title?: string
  /** Link onward: Enter presses it first, and "Cerrar" stays. */
  readonly next?: { readonly name: string; readonly onPress: () => void }
  readonly onClose: () => void
}

/** A message of the specification: its exact text and "Cerrar" (spec 1 §8). */
function MessageDialog({ text, tone = 'error', title, next, onClose }: MessageDialogProps) {
  const Icon = icons[tone]
  const footer = (
    <>
      <Button {...(next ? {} : { kind: 'primary', 'data-first': true })} onClick={onClose}>
        Cerrar
      </Button>
      {next && (
        <Button kind="primary" data-first onClick={next.onPress}>
          {next.name}
        </Button>
      )}
    </>
  )
  return (
    <Dialog {...(title ? { title } : {})} role="alertdialog" onClose={onClose} footer={footer}>
      <p className={classes.message} data-tone={tone}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Enteros>{text}</Enteros>
        </span>
      </p>
    </Dialog>
  )
}

interface Dialogs {
  /** Opens a dialog that stays open across screens; `close` closes it. */
  readonly show: (dialog: (close: () => void) => ReactNode) => void
  /**
   * Opens a message, after those already open; resolves when closed, true if `next`, the label of the link onward, was
   * pressed.
   */
  readonly message: (text: string, tone?: MessageTone, next?: string) => Promise<boolean>
  /**
   * Asks; resolves with the answer. With an act, the dialog stays open and busy until it is done; an act that fails
   * closes it, and rejects.
   */
  readonly confirm: (question: Question, act?: () => Promise<unknown>) => Promise<boolean>
}

const DialogsContext = createContext<Dialogs | null>(null)

interface Open {
  readonly id: number
  /** Messages that arrive while another is open wait for their turn. */
  readonly waits: boolean
  readonly render: (close: () => void) => ReactNode
}

export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly Open[]>([])
  const last = useRef(0)

  /** Opens a dialog; resolves with the value that closed it. */
  const ask = useCallback(
    <T,>(render: (answer: (value: T | Promise<T>) => void) => ReactNode, waits = false) =>
      new Promise<T>((resolve) => {
        const show: Open['render'] = (close) =>
          render((value) => {
            close()
            resolve(value)
          })
        // never the id of a dialog that closes at the same time: the new one would inherit its state
        last.current += 1
        const id = last.current
        setOpen((all) => [...all, { id, waits, render: show }])
      }),
    [],
  )

  const dialogs = useMemo<Dialogs>(
    () => ({
      show: (dialog) => void ask<void>((answer) => dialog(() => answer())),
      message: (text, tone = 'error', next) =>
        ask<boolean>(
          (answer) => (
            <MessageDialog
              text={text}
              tone={tone}
              {...(next ? { next: { name: next, onPress: () => answer(true) } } : {})}
              onClose={() => answer(false)}
            />
          ),
          true,
        ),
      confirm: (question, act = async () => undefined) =>
        ask<boolean>((answer) => {
          const accept = async () => {
            const done = act().then(() => true)
            await done.catch(() => undefined)
            answer(done)
          }
          return <ConfirmDialog {...question} onAccept={accept} onCancel={() => answer(false)} />
        }),
    }),
    [ask],
  )

  const message = open.find(({ waits }) => waits)
  const drawn = open.filter((one) => !one.waits || one === message)
  return (
    <DialogsContext value={dialogs}>
      {children}
      {drawn.map(({ id, render }) => (
        <div key={id}>{render(() => setOpen((all) => all.filter((dialog) => dialog.id !== id)))}</div>
      ))}
    </DialogsContext>
  )
}

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('DialogsProvider is missing')
  return dialogs
}

/** `show((close) => <SecretDialog …/>)`: a secret answered once is shown even if the user left the screen meanwhile. */
export const useShow = () => useDialogs().show

/** `await message(text, tone)`: a dialog with the exact text and "Cerrar". */
export const useMessage = () => useDialogs().message

/** `await confirm({text, accept: 'Eliminar'}, () => eliminar.mutateAsync({citaId}))`. */
export const useConfirm = () => useDialogs().confirm
