import type { RegistryFieldsType } from '@rjsf/utils';
import { ActionField } from './ActionField.tsx';
import { BlockField } from './BlockField.tsx';
import { MapField, OrderedField } from './CollectionField.tsx';
import { ConditionField } from './ConditionField.tsx';

/** Fields of @rjsf for the marks of our schemas, by the kind of a part. */
export const documentFields: RegistryFieldsType = {
  action: ActionField,
  block: BlockField,
  condition: ConditionField,
  map: MapField,
  ordered: OrderedField,
};
