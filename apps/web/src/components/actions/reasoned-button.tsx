import { type ComponentProps, useId } from 'react'
import classes from './button.module.css'
import { Button } from './button.tsx'
import { useTip } from './use-tip.ts'

interface ReasonedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed now; null when it can. */
  readonly reason: string | null
  /** Side on which the reason opens. */
  readonly side?: 'top' | 'bottom'
}

/**
 * Button that, while closed, keeps the focus and shows the reason in a bubble and to a screen reader. The open and the
 * closed version are separate elements with one id, so that the focus is restored.
 */
export function ReasonedButton({ reason, side = 'top', ...button }: ReasonedButtonProps) {
  const own = useId()
  const id = button.id ?? own
  const why = `${id}-motivo`
  const { dismissed, desde, bind } = useTip()
  if (reason === null) return <Button {...button} id={id} />
  return (
    <span className={classes.held} data-side={side}>
      <Button
        {...button}
        id={id}
        type="button"
        aria-disabled="true"
        aria-describedby={why}
        onClick={(event) => event.preventDefault()}
        {...bind}
      />
      <span role="tooltip" id={why} className={classes.tip} data-desde={desde} data-hidden={dismissed || undefined}>
        {reason}
      </span>
    </span>
  )
}
