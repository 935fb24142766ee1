import { Checkbox } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field-props.ts'
import classes from './fields.module.css'

export interface CheckOption {
  readonly value: string
  readonly label: string
  /** One line of what it means. */
  readonly description?: string
}

interface CheckGroupFieldProps extends FieldProps {
  readonly value: readonly string[]
  onChange(value: string[]): void
  readonly options: readonly CheckOption[]
}

/** Several of a few. What is chosen keeps the order of the options. */
export function CheckGroupField({ value, onChange, options, 'data-path': path, ...field }: CheckGroupFieldProps) {
  const choose = (chosen: string[]) =>
    onChange(options.map((option) => option.value).filter((option) => chosen.includes(option)))
  return (
    <Checkbox.Group {...wrapperProps(field)} value={[...value]} onChange={choose}>
      <div className={classes.checks}>
        {options.map((option, index) => (
          <Checkbox key={option.value} size="sm" {...option} {...(index === 0 ? { 'data-path': path } : {})} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
