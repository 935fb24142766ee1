import { type ComponentProps, useId } from 'react'
import classes from './button.module.css'
import { Button } from './button.tsx'
import { useTip } from './use-tip.ts'

interface ReasonedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed now; null when it can. */
  readonly reason: string | null
  /** Where the reason opens. */
  readonly side?: 'top' | 'bottom'
}

/** A button that, while closed, keeps the focus and says why: in a bubble and to a screen reader. */
export function ReasonedButton({ reason, side = 'top', ...button }: ReasonedButtonProps) {
  const id = useId()
  const { dismissed, bind } = useTip()
  if (reason === null) return <Button {...button} />
  return (
    <span className={classes.held} data-side={side}>
      <Button
        {...button}
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        onClick={(event) => event.preventDefault()}
        {...bind}
      />
      <span role="tooltip" id={id} className={classes.tip} data-hidden={dismissed || undefined}>
        {reason}
      </span>
    </span>
  )
}
