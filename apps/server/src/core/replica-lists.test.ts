import { operations } from '@alerce/contract/operations'
import { expect, test } from 'vitest'
import { isReplicaList, replicaLists } from './replica-lists.ts'

test('a replica serves only reads of persons, without health data', () => {
  const listed = operations.filter(({ name }) => isReplicaList(name))
  const wrong = listed.filter(({ effect, health, access }) => effect !== 'read' || health || access === 'publica')
  expect([listed.length, wrong.map(({ name }) => name)]).toEqual([replicaLists.length, []])
})
