import { expect, test } from 'vitest'
import { operations } from './operations.ts'
import { routes } from './routes.ts'
import { llamadasSinRed } from './sin-red.ts'

test.each(llamadasSinRed)('%s may be kept in a browser: a read in JSON, without health data', (name) => {
  const operation = operations.find((one) => one.name === name)
  expect(operation?.health).toBeUndefined()
  expect(routes[name].effect).toBe('read')
  expect(routes[name].envelope).not.toBe('binary')
})
